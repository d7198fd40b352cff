import type { DemoDays } from '#seed/sites/demo-days.ts'
import { range, type Showroom } from './showroom.ts'

export function northgateKiaShowroom(days: DemoDays): Showroom {
  return {
    brands: [
      {
        title: 'Kia',
        bannerImage: 'suv/36/red',
        description: [
          'Small cars for the city, SUVs for the school run, the Carnival for eight, the Tasman ute and electric cars from the EV5 to the EV9: the whole Kia range is here at Northgate.',
          'We sell, service and trade Kia and nothing else new. Ask for any model here and we will have one ready to drive.',
        ],
      },
    ],
    models: [
      ...range(
        'Kia',
        'Picanto',
        'K4',
        'Stonic',
        'Seltos',
        'Niro',
        'Sportage',
        'Sorento',
        'Carnival',
        'EV5',
        'EV6',
        'EV9',
      ),
      {
        make: 'Kia',
        name: 'Tasman',
        overrideUrl: '/offers/tasman-first-drive',
        bannerImage: 'ute/36/grey',
      },
    ],
    offers: [
      {
        id: 'tasman-first-drive',
        name: 'Drive the Tasman with your trailer on',
        description:
          '<p>Bring the trailer, the boat or the box you tow. We hitch it, you drive the Tasman around the Northgate loop for an hour, and nobody sits beside you selling.</p><p>Weekday mornings and Saturdays, by appointment. Tell us the weight of your trailer when you book so that the right hitch is fitted.</p>',
        disclaimer: `For holders of a full Australian licence aged 25 or over. Trailer must be registered, insured and within the vehicle’s braked towing limit. By appointment.`,
        category: 'Test drive',
        manufacturer: 'Kia',
        model: { name: 'Tasman', override_url: '/offers/tasman-first-drive' },
        image_url: 'ute/36/grey',
        start: days.from,
      },
      {
        id: 'ev-home-charger-visit',
        name: 'An electrician’s visit with every new EV',
        description:
          'Order a new EV5, EV6 or EV9 and a licensed electrician looks at your switchboard and quotes your home charger, at our cost.',
        disclaimer: `On new EV5, EV6 and EV9 ordered at Northgate Kia between ${days.fromWords} and ${days.toWords}, for homes within 60 km of Northgate. The visit and quote are included; charger and installation are not.`,
        category: 'Electric',
        manufacturer: 'Kia',
        image_url: 'suv/36/white',
        start: days.from,
        end: days.to,
      },
      {
        id: 'demonstrator-clearance',
        name: 'Demonstrators make way for new ones',
        description:
          'Sportage, Sorento and Seltos demonstrators with low kilometres, each at the drive away price on its card.',
        disclaimer: `On vehicles marked as demonstrators on this website, sold and delivered by ${days.toWords}. While stocks last.`,
        category: 'Demonstrator offer',
        manufacturer: 'Kia',
        image_or_model_image: { url: 'suv/36/blue' },
        start: days.from,
        end: days.to,
      },
    ],
    promotions: [
      {
        title: 'Value your car in a coffee',
        text: 'Park at the door. We look at it while you look at ours.',
        href: '/trade-in',
        position: 2,
        display: 'offers',
        start: days.from,
      },
    ],
  }
}
