import { range, type Showroom } from './showroom.ts'

export const AURELIA_SHOWROOM: Showroom = {
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
      disclaimer:
        'By invitation on request, for licensed drivers; places are given in the order of requests. Until 31 December 2027.',
      category: 'Event',
      manufacturer: 'Mercedes-Benz',
      model: { name: 'G-Class' },
      image_url: 'fourx4/36/black',
      start: '2026-11-01',
      end: '2027-12-31',
    },
    {
      id: 'certified-collection',
      name: 'Certified cars, brought to your door',
      description:
        'Buy a certified Mercedes-Benz before the end of 2027 and we bring it to you by covered transporter, anywhere in Victoria.',
      disclaimer:
        'On certified used vehicles in stock sold between 1 November 2026 and 31 December 2027. Delivery within Victoria on the mainland, Monday to Friday.',
      category: 'Certified',
      manufacturer: 'Mercedes-Benz',
      image_or_model_image: { url: 'sedan/36/black' },
      start: '2026-11-01',
      end: '2027-12-31',
    },
  ],
}
