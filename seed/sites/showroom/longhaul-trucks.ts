import type { DemoDays } from '#seed/sites/demo-days.ts'
import { range, type Showroom } from './showroom.ts'

export function longhaulTrucksShowroom(days: DemoDays): Showroom {
  return {
    brands: [
      {
        title: 'Isuzu',
        bannerImage: 'truck/36/white',
        description: [
          'N Series light trucks you can drive on a car licence or a light-rigid one, F Series medium trucks and FY heavy eight-wheelers.',
          'Cab chassis to your body builder, or Ready-to-Work from the yard.',
        ],
      },
      { title: 'Hino', bannerImage: 'truck/36/blue' },
      { title: 'Fuso', bannerImage: 'truck/36/silver' },
      {
        title: 'UD Trucks',
        bannerImage: 'truck/36/red',
        skipPage: true,
        externalUrl: 'https://www.udtrucks.com/australia',
      },
    ],
    models: [
      ...range('Isuzu', 'NLR', 'NPR', 'NPS', 'FRR', 'FVR', 'FYJ'),
      ...range('Hino', '300 Series', '500 Series', '700 Series'),
      ...range('Fuso', 'Canter', 'eCanter', 'Fighter', 'Shogun'),
      ...range('UD Trucks', 'Croner', 'Quon'),
    ],
    offers: [
      {
        id: 'body-and-chassis',
        name: 'Chassis and body on one order',
        description:
          '<p>Order the chassis and the body together. We hold the build slot with the body builder, follow it through and deliver one finished, weighed and registered truck.</p><p>You get one drawing to sign, one delivery date and one number to call. If the body is late it is our telephone that rings, not yours.</p>',
        disclaimer: `On new cab chassis ordered with a body builder we nominate. Price and build time are quoted in writing. Mass and dimension limits apply.`,
        category: 'Business',
        image_url: 'truck/36/white',
        start: days.from,
      },
      {
        id: 'npr-service-plan',
        name: 'NPR: first three services booked and paid',
        description:
          'Buy a new NPR from the yard and its first three scheduled services at our Rocklea workshop are included.',
        disclaimer: `On new NPR in stock, sold and delivered between ${days.fromWords} and ${days.toWords}. The first three scheduled services or 60,000 km, whichever comes first.`,
        category: 'Service offer',
        manufacturer: 'Isuzu',
        model: { name: 'NPR' },
        image_or_model_image: { url: 'truck/36/silver' },
        start: days.from,
        end: days.to,
      },
    ],
    promotions: [
      {
        title: 'A truck off the road?',
        text: 'Ask for a loan unit when yours is in for more than a day.',
        href: '/service',
        position: 2,
        display: 'offers',
        start: days.from,
      },
    ],
  }
}
