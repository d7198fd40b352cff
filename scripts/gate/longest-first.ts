import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest files, slowest first, as measured on 22 November 2026. A fresh clone has no timings of its own
 * and would go by size: a slow file that starts last leaves the other core idle.
 */
const LONGEST = [
  'e2e/brands-offers.spec.ts',
  'e2e/page-quality.spec.ts',
  'e2e/behind-tls.spec.ts',
  'e2e/offered-links.spec.ts',
  'e2e/forms.spec.ts',
  'e2e/site-crawl.spec.ts',
  'e2e/typed-early.spec.ts',
  'site-document/document-wrong-fields.test.ts',
  'services/person-sealing.test.ts',
  'cli/start-failure.test.ts',
  'database/full-disk-guard.test.ts',
  'postgres/outages.test.ts',
  'feed/feed-picture-service.test.ts',
  'leads/server/delivery-worker.test.ts',
  'leads/server/faults/mail-faults.test.ts',
  'leads/server/faults/database-restart.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((end) => moduleId.endsWith(end))
      return place < 0 ? LONGEST.length : place
    }
    const sorted = await super.sort(files)
    // One worker serves one project, so projects stay together.
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name)
    return sorted.sort((a, b) => projectOf(a) - projectOf(b) || placeOf(a) - placeOf(b))
  }
}
