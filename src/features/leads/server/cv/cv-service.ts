import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database, DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Vault } from '#src/platform/database/sealing/vault.ts'
import type { LinkState, SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { AlsoStoreLead } from '../lead-service.ts'
import type { PersonLead, PersonRecords } from '../person/person-records.ts'
import type { CvKind } from './cv-file.ts'
import { type PostedCv, readApplication } from './cv-form.ts'
import './cv-tables.ts'

export const CV_FOLDER = 'cvs'
/** Nobody else on the machine reads them; a folder made by an earlier release is closed too. */
const [OWN_FOLDER, OWN_FILE] = [0o700, 0o600]
/** A file without a row may be an application that is being stored. */
const ORPHAN_MS = 3_600_000

type CvDeps = {
  store: Store
  clock: Clock
  signed: SignedLinks
  directory: string
  /** Encrypts the files; null stores them unencrypted. */
  vault: Pick<Vault, 'sealFile' | 'openFile'> | null
}
/** What goes with the application's lead. */
export type KeptCv = { cvUrl: string; also: AlsoStoreLead; idempotencyKey: string }
export type OpenedCv =
  | { state: 'good'; kind: CvKind; bytes: Buffer<ArrayBuffer>; name: string }
  | { state: Exclude<LinkState, 'good'> }
export type CvService = ReturnType<typeof createCvService>

/** Applicants' CVs: a row with the lead, a file with an unguessable name in a folder per site, a link that ends. */
export function createCvService({ store, clock, signed, directory, vault }: CvDeps) {
  const { db } = store
  const pathOf = (siteId: SiteId, fileName: string) => join(directory, siteId, fileName)

  return {
    receive: readApplication,

    /** Writes the file and stores its row with the lead that `send` makes of it; without one the file goes. */
    async keepWith<Sent>(
      site: Pick<SiteContext, 'id' | 'origin'>,
      { fields, cv: { kind, bytes, hash } }: { fields: object; cv: PostedCv },
      send: (kept: KeptCv) => Promise<Sent>,
    ): Promise<Sent> {
      const id = randomBytes(12).toString('hex')
      const fileName = `${randomBytes(18).toString('hex')}.${kind}`
      const path = pathOf(site.id, fileName)
      await mkdir(join(directory, site.id), { recursive: true, mode: OWN_FOLDER })
      for (const folder of [directory, join(directory, site.id)]) await chmod(folder, OWN_FOLDER)
      const content = vault?.sealFile(fileName, Buffer.from(bytes)) ?? bytes
      await writeFile(`${path}.part`, content, { mode: OWN_FILE })
      await rename(`${path}.part`, path)
      const token = await signed.token({ purpose: 'cv', siteId: site.id, subject: id })
      try {
        return await send({
          cvUrl: `${site.origin}/api/cv/${id}.${token}`,
          // The same application sent twice is one lead; with another file it is another
          idempotencyKey: `cv-${createHash('sha256').update(JSON.stringify(fields)).update(hash).digest('hex')}`,
          also: async (transaction, lead) => {
            const row = { id, site_id: site.id, lead_id: lead.id, file_name: fileName, kind }
            const size = { bytes: bytes.byteLength, created_at: new Date(clock.now()) }
            await transaction
              .insertInto('lead_files')
              .values({ ...row, ...size })
              .execute()
          },
        })
      } finally {
        if (!(await findFile(db, site.id, id))) await rm(path, { force: true })
      }
    },

    /** The CV of a link in a dealer's mail, on its own site only. */
    async open(site: Pick<SiteContext, 'id'>, link: string): Promise<OpenedCv> {
      const [, id = '', token = ''] = /^([\da-f]{24})\.([\w-]+)$/.exec(link) ?? []
      if (id === '') return { state: 'wrong' }
      const state = await signed.check({ purpose: 'cv', siteId: site.id, subject: id }, token, '')
      if (state !== 'good') return { state }
      const row = await findFile(db, site.id, id)
      const sealed = row && (await readFile(pathOf(site.id, row.file_name)).catch(() => null))
      if (!row || !sealed) return { state: 'ended' }
      const bytes = vault?.openFile(row.file_name, sealed) ?? sealed
      return { state, kind: row.kind, bytes, name: `CV ${row.reference}.${row.kind}` }
    },

    personRecords: createCvRecords(db, pathOf),

    /** Deletes files without a row. Returns how many. */
    sweep: () => sweepOrphans({ db, directory, nowMs: clock.now() }),
  }
}

function findFile(db: Database, siteId: SiteId, id: string) {
  return db
    .selectFrom('lead_files')
    .innerJoin('leads', 'leads.id', 'lead_files.lead_id')
    .select(['lead_files.file_name', 'lead_files.kind', 'leads.reference'])
    .where('lead_files.site_id', '=', siteId)
    .where('lead_files.id', '=', id)
    .executeTakeFirst()
}

function createCvRecords(db: Database, pathOf: (siteId: SiteId, fileName: string) => string): PersonRecords {
  const ofLeads = (from: Database, leads: PersonLead[]) =>
    leads.length === 0
      ? Promise.resolve([])
      : from
          .selectFrom('lead_files')
          .selectAll()
          .where(
            'lead_id',
            'in',
            leads.map(({ id }) => id),
          )
          .execute()

  async function erase(transaction: DatabaseTransaction, leads: PersonLead[]): Promise<void> {
    for (const { id, site_id, file_name } of await ofLeads(transaction, leads)) {
      await rm(pathOf(site_id, file_name), { force: true })
      await transaction.deleteFrom('lead_files').where('id', '=', id).execute()
    }
  }

  return {
    name: 'cvs',
    export: (leads) => ofLeads(db, leads),
    erase,
    byLead: { open: async () => [], forget: erase },
  }
}

async function sweepOrphans({ db, directory, nowMs }: { db: Database; directory: string; nowMs: number }) {
  let count = 0
  for (const site of await readdir(directory).catch(() => [])) {
    for (const name of await readdir(join(directory, site)).catch(() => [])) {
      const row = await db
        .selectFrom('lead_files')
        .select('id')
        .where('file_name', '=', name)
        .executeTakeFirst()
      const made = row ? undefined : (await stat(join(directory, site, name)).catch(() => null))?.mtimeMs
      if (made === undefined || nowMs - made < ORPHAN_MS) continue
      await rm(join(directory, site, name), { force: true })
      count += 1
    }
  }
  return count
}
