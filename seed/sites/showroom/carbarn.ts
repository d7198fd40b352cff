import type { DemoDays } from '#seed/sites/demo-days.ts'
import type { Showroom } from './showroom.ts'

export function carbarnShowroom(days: DemoDays): Showroom {
  return {
    offers: [
      {
        id: 'second-look-saturday',
        name: 'Second look: the car is held while you think',
        description:
          'Seen one you like? We put a card on its windscreen until we close the next day. No deposit, no signature; come back, or do not.',
        disclaimer: `One car for each household at a time. Not on cars already reserved.`,
        category: 'How we sell',
        image_url: 'hatch/36/orange',
        start: days.from,
      },
      {
        id: 'learner-pack',
        name: 'First car pack',
        description:
          '<p>Buying for a learner? Choose any hatch under the hatch sign and we fit new wiper blades, a first-aid kit, a torch and a set of L plates before you collect it.</p><p>We also go through the car with the new driver for half an hour: tyres, oil, lights, what the warning lamps mean, and how to change a wheel in our yard.</p>',
        disclaimer: `On used hatchbacks delivered between ${days.fromWords} and ${days.toWords} where a learner or provisional driver is named on the contract.`,
        category: 'Service offer',
        image_url: 'hatch/36/white',
        start: days.from,
        end: days.to,
      },
      {
        id: 'wagon-racks',
        name: 'Wagons with their roof racks on',
        description: `The wagon aisle is full. Roof racks are fitted free on any wagon collected by ${days.toWords}.`,
        disclaimer: `Standard cross bars where available for the model; collected by ${days.toWords}. While stocks last.`,
        category: 'Accessory offer',
        image_or_model_image: { url: 'wagon/36/blue' },
        start: days.from,
        end: days.to,
      },
    ],
    promotions: [
      {
        title: 'Sell us yours',
        text: 'We buy cars every day we are open, whether or not you buy one of ours.',
        href: '/sell-my-car',
        image: 'sedan/36/silver',
        position: 2,
        start: days.from,
      },
    ],
    salesCounter: 'sold_vehicles',
    paymentMethods: ['visa', 'mastercard', 'americanexpress', 'paypal', 'afterpay'],
  }
}
