import type { Part } from '#src/app/part.ts'

export const competitionPart: Part = {
  upkeep({ spins }) {
    return [{ name: 'spins', prune: spins.tidy }]
  },
}
