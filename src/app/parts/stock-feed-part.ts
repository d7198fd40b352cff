import { createStockFeedApi } from '#src/features/stock-feeds/server/stock-feed-api.ts'
import { listFeedDealerships } from '#src/app/stock/feed-dealerships.ts'
import { pictureCommands } from '#src/features/pictures/server/feed/picture-commands.ts'
import { registerStockFeedCommands } from '#src/features/stock-feeds/server/stock-feed-commands.ts'
import type { Part } from '#src/app/part.ts'

export const stockFeedPart: Part = {
  apis(http, app) {
    http.route(
      '/api/stock-feeds',
      createStockFeedApi({ feeds: app.feeds, findDealershipByKey: app.sites.findDealershipByKey }),
    )
  },
  commands(program, app, io) {
    const pictures = pictureCommands({
      pictures: app.feedPictures,
      listDealerships: () => listFeedDealerships(app.sites),
      io,
    })
    registerStockFeedCommands(program, { feeds: app.feeds, io, others: [pictures] })
  },
  upkeep({ feeds }) {
    return [
      { name: 'stock push keys', prune: feeds.pruneKeys },
      { name: 'stock feed runs', prune: feeds.pruneRuns },
    ]
  },
}
