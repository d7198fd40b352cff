import type { DemoDays } from '#seed/sites/demo-days.ts'
import { range, type Showroom } from './showroom.ts'

export function wattleCaravansShowroom(days: DemoDays): Showroom {
  return {
    brands: [
      {
        title: 'Jayco',
        bannerImage: 'caravan/36/white',
        description: [
          'Camper trailers, pop-tops, caravans and motorhomes: Swan, Expanda, Starcraft, Journey, Silverline and the All-Terrain.',
          'Walk through them level, powered and unhurried at our yard, with the tare and ball weight on a card in each.',
        ],
      },
      { title: 'New Age', bannerImage: 'caravan/36/silver' },
      { title: 'Avan', bannerImage: 'caravan/36/blue' },
    ],
    models: [
      ...range('Jayco', 'Swan', 'Expanda', 'Starcraft', 'Journey', 'Silverline', 'All-Terrain'),
      ...range('New Age', 'Manta Ray', 'Road Owl', 'Big Red'),
      ...range('Avan', 'Aspire', 'Cruiseliner'),
    ],
    offers: [
      {
        id: 'hitch-and-go',
        name: 'Hitch and go: towing set up with your car',
        description:
          '<p>Collect your van and we set your car up with it: hitch height, brake controller, mirrors and a drive with a towing instructor before you take the highway.</p><p>We weigh the pair loaded as you would travel, and you leave knowing the numbers rather than hoping.</p>',
        disclaimer: `On caravans and pop-tops that we deliver. Includes up to two hours of workshop time and one hour of instruction; parts are quoted first.`,
        category: 'Handover',
        image_url: 'caravan/36/white',
        start: days.from,
      },
      {
        id: 'journey-awning',
        name: 'Annexe walls with a new Journey',
        description:
          'Order a new Journey from stock and its annexe walls are fitted to the awning before you collect it.',
        disclaimer: `On new Jayco Journey in stock, sold and delivered by ${days.toWords}. One set of walls to suit the fitted awning.`,
        category: 'Accessory offer',
        manufacturer: 'Jayco',
        model: { name: 'Journey' },
        image_or_model_image: { url: 'caravan/36/silver' },
        start: days.from,
        end: days.to,
      },
    ],
    paymentMethods: ['visa', 'mastercard'],
  }
}
