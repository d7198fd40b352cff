import type { DemoDays } from '#seed/sites/demo-days.ts'
import { range, type Showroom } from './showroom.ts'

export function aureliaShowroom(days: DemoDays): Showroom {
  return {
    brands: [
      {
        title: 'Mercedes-Benz',
        bannerImage: 'coupe/36/black',
        description: [
          'Saloons, coupés and cabriolets, the GLA to the G-Class, electric cars and the AMG models, on Kings Way.',
          'Certified cars are chosen, inspected and prepared by the technicians who will go on to look after them.',
        ],
      },
    ],
    models: range(
      'Mercedes-Benz',
      'A-Class',
      'C-Class',
      'E-Class',
      'GLA',
      'GLC',
      'GLE',
      'G-Class',
      'EQA',
      'EQE',
      'AMG GT',
    ),
    offers: [
      {
        id: 'private-evening',
        name: 'A private evening with the G-Class',
        description:
          'One Thursday a month the showroom closes to all but six guests. Drive the G-Class over the course in our yard, then stay for dinner.',
        disclaimer: `By invitation on request, for licensed drivers; places are given in order of request.`,
        category: 'Event',
        manufacturer: 'Mercedes-Benz',
        model: { name: 'G-Class' },
        image_url: 'fourx4/36/black',
        start: days.from,
      },
      {
        id: 'certified-collection',
        name: 'Certified cars, brought to your door',
        description: `Buy a certified Mercedes-Benz by ${days.toWords} and we bring it to you by covered transporter, anywhere in Victoria.`,
        disclaimer: `On certified used vehicles in stock sold between ${days.fromWords} and ${days.toWords}. Delivery within Victoria on the mainland, Monday to Friday.`,
        category: 'Certified',
        manufacturer: 'Mercedes-Benz',
        image_or_model_image: { url: 'sedan/36/black' },
        start: days.from,
        end: days.to,
      },
    ],
  }
}
