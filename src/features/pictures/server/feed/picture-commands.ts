import { Command } from 'commander'
import type { FeedPictureService } from './feed-picture-service.ts'

type Deps = {
  pictures: Pick<FeedPictureService, 'refetch' | 'status'>
  listDealerships: () => Promise<{ id: string; slug: string }[]>
  io: { out(line: string): void }
}
type Options = { dealership?: string; all?: boolean }

/** `forecourt stock pictures refetch | status`: manages pictures referenced by feeds. */
export function pictureCommands({ pictures, listDealerships, io }: Deps): Command {
  const command = new Command('pictures').description('Pictures that stock feeds name by address')
  command
    .command('refetch')
    .description('Fetches again what was given up, refused or is waiting')
    .option('--dealership <slug>', 'of this dealership only')
    .option('--all', 'also checks stored pictures for changes')
    .action(async ({ dealership, all }: Options) => {
      const known = dealership
        ? (await listDealerships()).find(({ id, slug }) => [id, slug].includes(dealership))
        : null
      if (known === undefined) throw new Error(`No dealership has this id or slug: ${dealership}`)
      const { fetched, checked } = await pictures.refetch(known ? [known.id] : null, all === true)
      io.out(`${fetched} pictures are fetched again, ${checked} are checked for changes.`)
    })
  command
    .command('status')
    .description('Counts pictures by state')
    .action(async () => {
      const { states } = await pictures.status()
      io.out(
        Object.entries(states)
          .map(([state, count]) => `${state}: ${count}`)
          .join(', ') || 'No pictures yet.',
      )
    })
  return command
}
