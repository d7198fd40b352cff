import { DEMO_DAYS, type DemoDays } from '#seed/sites/demo-days.ts'
import { range, type Showroom } from './showroom.ts'

export function ironbarkMotorcyclesShowroom(days: DemoDays): Showroom {
  return {
    brands: [
      {
        title: 'Yamaha',
        bannerImage: 'moto/36/blue',
        description: [
          'MT naked bikes, YZF sports bikes, the Ténéré 700, WR trail bikes and NMAX scooters, with learner-approved versions of several.',
        ],
      },
      { title: 'Kawasaki', bannerImage: 'moto/36/green' },
      { title: 'Honda', bannerImage: 'moto/36/red' },
      { title: 'Suzuki', bannerImage: 'moto/36/white' },
      { title: 'KTM', bannerImage: 'moto/36/orange', skipPage: true },
    ],
    models: [
      ...range('Yamaha', 'MT-03', 'MT-07', 'MT-09', 'Tenere 700', 'WR450F'),
      ...range('Kawasaki', 'Ninja 400', 'Z900', 'KLR650'),
      ...range('Honda', 'Rebel 500', 'CB500X', 'CRF250R'),
      ...range('Suzuki', 'SV650', 'Hayabusa', 'DR650SE'),
    ],
    offers: [
      {
        id: 'first-gear',
        name: 'First gear: helmet, jacket and gloves for learners',
        description:
          '<p>Buy any learner-approved bike and the gear you need to ride it home is fitted to you, not taken off a rack: helmet, jacket and gloves at one third off our marked price.</p><p>Bring your learner licence. We set levers, seat and mirrors for you before you leave.</p>',
        disclaimer: `One set for each learner-approved motorcycle bought between ${days.fromWords} and ${days.toWords}, off the price marked in store in ${days.monthBefore}. Not with other offers. While stocks last.`,
        category: 'Gear',
        image_url: 'moto/36/white',
        start: days.from,
        end: days.to,
      },
      {
        id: 'tenere-weekend',
        name: 'Ténéré weekend in the Watagans',
        description:
          'Buy a Ténéré 700 and ride out with us: two days, a camp kitchen and somebody who knows the way.',
        disclaimer: `For buyers of a new Ténéré 700, with a full or provisional licence. Dates are set by the weather.`,
        category: 'Event',
        manufacturer: 'Yamaha',
        model: { name: 'Tenere 700' },
        image_or_model_image: { url: 'moto/36/blue' },
        start: days.from,
      },
      {
        id: 'kawasaki-service-book',
        name: 'First service included on new Kawasakis',
        description:
          'The 1,000 km service of every new Kawasaki in stock is done in our own workshop, while you wait, at no charge.',
        disclaimer: `On new Kawasaki motorcycles in stock, sold and delivered between ${days.fromWords} and ${days.toWords}. Parts, oil and labour of the 1,000 km service.`,
        category: 'Service offer',
        manufacturer: 'Kawasaki',
        image_url: 'moto/36/green',
        start: days.from,
        end: days.to,
      },
    ],
    promotions: [
      {
        title: 'Spin the wheel',
        text: 'Gear vouchers, oil changes and wash kits all year. One spin each.',
        href: '/spin-to-win',
        start: days.from,
        expiry: days.to,
        position: 2,
      },
    ],
    spinToWin: {
      id: days.name,
      heading: 'Spin for the season',
      intro: 'Thirty-five prizes for riders of New South Wales and Canberra. One spin each, nothing to buy.',
      start: days.from,
      end: days.to,
      totalPrizeValue: 2250,
      states: ['NSW', 'ACT'],
      minimumAge: 18,
      prizes: [
        {
          id: 'gear-voucher',
          label: '$50 gear voucher',
          detail: 'Fifty dollars off riding gear at either of our shops.',
          weight: 20,
          quantity: 20,
        },
        {
          id: 'none-first',
          label: 'Not this time',
          detail: 'No prize on this spin. Thank you for having a go.',
          weight: 200,
          isWin: false,
        },
        {
          id: 'oil-change',
          label: 'Oil and filter',
          detail: 'Oil and filter changed in our workshop, worth up to $180.',
          weight: 5,
          quantity: 5,
        },
        {
          id: 'none-second',
          label: 'Ride on',
          detail: 'No prize on this spin. Ride safe.',
          weight: 200,
          isWin: false,
        },
        {
          id: 'wash-kit',
          label: 'Wash kit',
          detail: 'A bucket, a mitt and a bottle of wash, worth $35.',
          weight: 10,
          quantity: 10,
        },
        {
          id: 'none-third',
          label: 'No prize',
          detail: 'No prize on this spin. Come in for a coffee anyway.',
          weight: 200,
          isWin: false,
        },
      ],
      terms: [
        'Prizes are collected at an Ironbark shop with the reference and photo identification.',
        'This is a demonstration site: no prize is given.',
      ],
    },
    paymentMethods: ['visa', 'mastercard', 'paypal', 'afterpay'],
  }
}

export const IRONBARK_SHOWROOM = ironbarkMotorcyclesShowroom(DEMO_DAYS)
