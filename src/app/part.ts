import type { Command } from 'commander'
import type { AppContext } from '#src/app/context.ts'
import type { HttpApp } from '#src/app/http/http-app.ts'
import type { Services } from '#src/app/services/services.ts'
import type { Trust } from '#src/app/opening/open-trust.ts'
import type { CommandIo } from '#src/platform/cli/owner-socket.ts'
import type { UpkeepTask } from '#src/platform/jobs/upkeep-loop.ts'

/** What one subject adds to the process besides its services; parts.ts lists them all. */
export type Part = {
  /** Mounts its HTTP surface, once the site of the request is known. */
  apis?(http: HttpApp, app: AppContext): void
  /** Adds its commands to the operator's command line. */
  commands?(program: Command, app: AppContext, io: CommandIo): void
  /** What it prunes once an hour. */
  upkeep?(app: Services & Trust): UpkeepTask[]
}
