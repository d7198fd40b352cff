import { CARAVANS } from './caravans.ts'
import { CARS_EUROPE_AMERICA } from './cars-europe-america.ts'
import { CARS_JAPAN } from './cars-japan.ts'
import { CARS_KOREA_CHINA } from './cars-korea-china.ts'
import type { CatalogueModel } from './catalogue-model.ts'
import { MOTORCYCLES } from './motorcycles.ts'
import { TRUCKS } from './trucks.ts'

/** Every model the sample stock is drawn from: real makes and models with plausible, approximate figures. */
export const CATALOGUE: readonly CatalogueModel[] = [
  ...CARS_JAPAN,
  ...CARS_KOREA_CHINA,
  ...CARS_EUROPE_AMERICA,
  ...TRUCKS,
  ...MOTORCYCLES,
  ...CARAVANS,
]
