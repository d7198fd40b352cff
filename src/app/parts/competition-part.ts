import type { Part } from '#src/app/part.ts'

export const competitionPart: Part = {
  upkeep({ pageServices }) {
    return [{ name: 'spins', prune: pageServices.spins.tidy }]
  },
}
