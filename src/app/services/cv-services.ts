import { join } from 'node:path'
import { createCvService, CV_FOLDER } from '#src/features/leads/server/cv/cv-service.ts'
import type { ServiceBase } from './service-base.ts'

/** Applicants' CVs, in the data directory. */
export function createCvs({ env, clock, store, signed, vault }: ServiceBase) {
  return createCvService({ store, clock, signed, vault, directory: join(env.dataDir, CV_FOLDER) })
}
