import type { SearchState } from '#src/features/search/domain/search-state.ts'
import { valueLabel } from './applied-filter.ts'

const ITEM_NOUN: Record<string, string> = {
  car: 'cars',
  truck: 'trucks',
  motorcycle: 'motorcycles',
  caravan: 'caravans',
}

/** `Used Toyota Corolla cars in Gympie`: what the state lists, for the heading and the start of the title. */
export function searchHeading(state: SearchState, noun: { many: string }): string {
  const {
    car_type,
    make,
    make_model,
    body,
    fuel,
    item_type,
    location_name,
    dealership_name,
    state: states,
  } = state.refinements
  const types = (car_type ?? []).map((type) => valueLabel('car_type', type))
  const models =
    make_model?.length === 1 ? [...make_model] : make && make.length <= 2 ? [make.join(' and ')] : []
  const bodies = body?.length === 1 ? [valueLabel('body', body[0] ?? '')] : []
  const fuels = fuel?.length === 1 ? [...fuel] : []
  const nouns = item_type?.length === 1 ? (ITEM_NOUN[item_type[0] ?? ''] ?? noun.many) : noun.many
  const places = [location_name, dealership_name, states].find((values) => values?.length === 1)
  // A single-make site may call its stock by the make: `Mercedes-Benz E-Class` without repeating it
  const isNamed = models.some((model) => model === nouns || model.startsWith(`${nouns} `))
  // There the make alone lists the same as the whole search, but two addresses need two titles
  const whole = types.length === 0 && models[0] === nouns ? 'all' : ''
  const words = [whole, joinTypes(types), ...models, ...fuels, ...bodies, isNamed ? '' : nouns]
    .filter(Boolean)
    .join(' ')
  return `${capital(words)} ${places ? `${dealership_name?.length === 1 && !location_name ? 'at' : 'in'} ${places[0]}` : 'for sale'}`
}

function joinTypes(types: readonly string[]): string {
  if (types.length === 0 || types.length > 2) return ''
  return types.map((type, index) => (index === 0 ? type : type.toLowerCase())).join(' and ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
