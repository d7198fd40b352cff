import { registerContentCommands } from '#src/features/content/server/content-commands.ts'
import type { Part } from '#src/app/part.ts'

export const contentPart: Part = {
  commands(program, app, io) {
    registerContentCommands(program, { content: app.content, sites: app.sites, io })
  },
}
