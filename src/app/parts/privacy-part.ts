import { registerPrivacyCommands } from '#src/features/privacy/server/privacy-commands.ts'
import type { Part } from '#src/app/part.ts'

export const privacyPart: Part = {
  commands(program, app, io) {
    registerPrivacyCommands(program, {
      retention: app.retention,
      keys: app.dataKeys,
      now: () => app.clock.now(),
      io,
    })
  },
  upkeep({ retention }) {
    return [{ name: 'retention', prune: retention.run }]
  },
}
