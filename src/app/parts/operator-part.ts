import { registerSigningCommands } from '#src/platform/signing/signing-commands.ts'
import { registerOperatorCommands } from '#src/platform/operators/operator-commands.ts'
import type { Part } from '#src/app/part.ts'

export const operatorPart: Part = {
  commands(program, app, io) {
    registerOperatorCommands(program, { operators: app.operators, io })
    registerSigningCommands(program, {
      keys: app.keys,
      links: app.signed,
      findSiteId: async (slug) => (await app.sites.getBySlug(slug))?.id ?? null,
      clock: app.clock,
      io,
    })
  },
  upkeep({ operators, keys }) {
    return [
      { name: 'operators', prune: (nowMs) => operators.prune(nowMs) },
      { name: 'signing keys', prune: (nowMs) => keys.prune(nowMs) },
    ]
  },
}
