import { registerReviewCommands } from '#src/features/reviews/server/review-commands.ts'
import type { Part } from '#src/app/part.ts'

export const reviewPart: Part = {
  commands(program, app, io) {
    registerReviewCommands(program, {
      reviews: app.reviews,
      sites: app.sites,
      now: () => app.clock.now(),
      io,
    })
  },
}
