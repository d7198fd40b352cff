import { DEMO_DAYS, type DemoDays } from '#seed/sites/demo-days.ts'
import { range, type Showroom } from './showroom.ts'

export function meridianShowroom(days: DemoDays): Showroom {
  return {
    brands: [
      {
        title: 'Toyota',
        bannerImage: 'fourx4/36/white',
        description: [
          'Small hatchbacks, hybrid SUVs, HiLux utes, HiAce vans and LandCruisers: Toyota sells the widest range we carry, and many of its cars in Australia now come as hybrids.',
          'Our Toyota showrooms are at Bowen Hills, Granville and Niddrie. A demonstrator of most models stands ready to drive.',
        ],
      },
      {
        title: 'Hyundai',
        bannerImage: 'suv/36/blue',
        description: [
          'From the i20 and i30 to the Tucson, Santa Fe and Palisade, with the Staria for eight and the all-electric IONIQ family.',
          'See it at Bowen Hills, Southport or Niddrie; our workshops look after every Hyundai, wherever it was bought.',
        ],
      },
      {
        title: 'Kia',
        bannerImage: 'suv/36/red',
        description: [
          'Picanto to Carnival, the Sportage and Sorento SUVs, the Tasman ute and a growing family of electric cars.',
          'Our Kia showrooms are at Northgate and Granville, and any Kia in the group can be brought to the dealership nearest you.',
        ],
      },
      {
        title: 'Mazda',
        bannerImage: 'hatch/36/red',
        description: [
          'The Mazda2 and Mazda3, the CX family of SUVs from CX-3 to CX-60, BT-50 utes and the MX-5 roadster.',
          'Mazda is in all three of our cities. Ask which showroom holds the one you have seen here.',
        ],
      },
    ],
    models: [
      ...range('Toyota', 'Corolla', 'Camry', 'RAV4', 'Kluger', 'HiLux', 'HiAce', 'LandCruiser'),
      ...range('Hyundai', 'i30', 'Kona', 'Tucson', 'Santa Fe', 'Palisade', 'Staria', 'IONIQ 5'),
      ...range('Kia', 'Picanto', 'Seltos', 'Sportage', 'Sorento', 'Carnival', 'EV5'),
      ...range('Mazda', 'Mazda3', 'CX-30', 'CX-5', 'BT-50', 'MX-5'),
      { make: 'Kia', name: 'Tasman', overrideUrl: '/offers/kia/tasman-tray-fit-out' },
    ],
    offers: [
      {
        id: 'summer-demonstrators',
        name: 'Demonstrators with five months of rego',
        description:
          '<p>Our people have driven them, our workshops have serviced them, and each leaves with at least five months of registration.</p><p>Choose from hatchbacks, SUVs and utes in all three of our cities. The price on each car is the price you pay, and it says what it includes. If it is in another city, we bring the car to the showroom nearest you.</p>',
        disclaimer: `Applies to vehicles marked as demonstrators on this website and delivered by ${days.toWords}. Registration is from the day of first registration as shown on the vehicle. While stocks last; private buyers only. Ask the dealership for the remaining manufacturer’s warranty of each vehicle.`,
        category: 'Demonstrator offer',
        image_url: 'sedan/36/white',
        start: days.from,
        end: days.to,
      },
      {
        id: 'secured-rate',
        name: '8.50% p.a. interest, 10.32% p.a. comparison rate',
        description:
          'A fixed rate of 8.50% p.a., comparison rate 10.32% p.a., on cars from our used stock: for example $642.17 a month over five years on an amount financed of $30,000 and an establishment fee of $1,300.',
        disclaimer: `WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate. Comparison rate worked out on a secured loan of $30,000 over 5 years with 60 monthly repayments and an establishment fee of $1,300, financed. Approved private applicants only; lending criteria, terms and conditions apply. Demonstration rate card of a fictional lender as at ${days.fromWords}.`,
        category: 'Finance offer',
        image_url: 'hatch/36/silver',
        start: days.from,
        end: days.to,
      },
      {
        id: 'hilux-work-pack',
        name: 'HiLux work pack at the dealer’s own fitting price',
        description:
          'Tow bar, tray liner and seat covers fitted by our own workshop before you collect a new HiLux, in one visit.',
        disclaimer: `On new HiLux vehicles ordered between ${days.fromWords} and ${days.toWords}. Parts and fitting are quoted in writing before you sign. Not with fleet or government pricing.`,
        category: 'Accessory offer',
        manufacturer: 'Toyota',
        model: { name: 'HiLux' },
        image_or_model_image: { url: 'ute/36/white' },
        start: days.from,
        end: days.to,
      },
      {
        id: 'tucson-weekend',
        name: 'Keep a Tucson for the weekend',
        description:
          'Thinking about a Tucson? Take our demonstrator home from Friday evening to Monday morning and see whether it fits your driveway, your pram and your dog.',
        disclaimer: `For licensed drivers aged 25 or over with a current Australian licence; 300 km included. One weekend for each household, by appointment, until ${days.toWords}.`,
        category: 'Test drive',
        manufacturer: 'Hyundai',
        model: { name: 'Tucson' },
        image_url: 'suv/36/white',
        start: days.from,
        end: days.to,
      },
      {
        id: 'tasman-tray-fit-out',
        name: 'Tasman: your tray, fitted before you collect',
        description:
          'Order a new Tasman cab chassis and choose the tray with our body builder. We deliver it finished, registered and ready for the site.',
        disclaimer: `On new Tasman cab chassis. Trays are quoted in writing by the body builder; build times vary and are confirmed before you order.`,
        category: 'Accessory offer',
        manufacturer: 'Kia',
        model: { name: 'Tasman', override_url: '/offers/kia/tasman-tray-fit-out' },
        image_url: 'utetray/36/white',
        start: days.from,
      },
      {
        id: 'mazda-first-service',
        name: 'First Mazda service on us',
        description:
          'Buy a new Mazda from stock and the first scheduled service at any of our workshops is ours to pay.',
        disclaimer: `On new Mazda vehicles in stock, sold and delivered between ${days.fromWords} and ${days.toWords}. The first scheduled service at 12 months or 15,000 km, whichever comes first, at a Meridian workshop.`,
        category: 'Service offer',
        manufacturer: 'Mazda',
        image_url: 'hatch/36/red',
        start: days.from,
        end: days.to,
      },
    ],
    promotions: [
      {
        title: 'End of financial year, run out',
        text: 'Twenty-four days of July for the last of the 2024 build.',
        href: '/search/new-cars',
        image: 'suv/36/blue',
        start: '2025-07-01',
        expiry: '2025-07-24',
        position: 1,
        strictDisplay: true,
      },
      {
        title: 'Bring the old one',
        text: 'Any make, any age. We value it while you look around.',
        href: '/trade-in',
        image: 'wagon/36/silver',
        start: days.from,
        position: 3,
        display: 'offers',
      },
      {
        title: 'Found it in another city?',
        text: 'We move cars between Brisbane, Sydney and Melbourne every week. Ask for yours.',
        href: '/contact-us',
        image: 'suv/36/white',
        start: days.from,
        position: 1,
        display: 'brands',
      },
    ],
    paymentMethods: ['visa', 'mastercard', 'americanexpress', 'applepay', 'googlepay'],
  }
}

export const MERIDIAN_SHOWROOM = meridianShowroom(DEMO_DAYS)
