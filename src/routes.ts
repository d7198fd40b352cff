import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every public page in the order of precedence; `/api`, `/img` and the health routes are Hono's (server.ts). */
export default [
  index('features/content/pages/home-page.tsx'),
  route('search/*', 'features/search/pages/search-page.tsx'),
  route('search-data/*', 'features/search/pages/search-data.ts'),
  route('search-suggestions', 'features/search/pages/search-suggestions.ts'),
  route('search-budget', 'features/search/pages/search-budget.ts'),
  route('cards-by-id', 'features/search/pages/cards-by-id.ts'),
  route('directory', 'features/search/pages/directory-page.tsx'),
  route('our-location/:dealership/stock', 'features/search/pages/dealership-stock-page.tsx'),
  route('favourites', 'features/watchlist/pages/favourites-page.tsx'),
  route('compare', 'features/watchlist/pages/compare-page.tsx'),
  route('cars/:slug', 'features/vehicles/pages/vehicle-page.tsx'),
  route('print', 'features/vehicles/pages/print-page.tsx'),
  route('delivery', 'features/delivery/pages/delivery-page.tsx'),
  route('contact', 'features/leads/pages/contact-page.tsx', { id: 'contact' }),
  route('contact-us/:location?', 'features/leads/pages/contact-page.tsx', { id: 'contact-us' }),
  route('privacy-policy', 'features/content/pages/legal-privacy-page.tsx'),
  route('terms-and-conditions', 'features/content/pages/legal-terms-page.tsx'),
  ...['sell-my-car', 'sell-your-car', 'service', 'fleet', 'careers', 'call-back'].map((path) =>
    route(path, 'features/leads/pages/form-page.tsx', { id: path }),
  ),
  route('book-test-drive', 'features/bookings/pages/book-test-drive-page.tsx'),
  route('vehicle-parts-and-accessories', 'features/leads/pages/parts-page.tsx'),
  route('parts/search', 'features/leads/pages/parts-search-page.tsx'),
  route('success', 'features/leads/pages/success-page.tsx'),
  route('*', 'features/content/pages/not-found-page.tsx'),
] satisfies RouteConfig
