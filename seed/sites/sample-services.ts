/** Services of the demo dealers' workshops; prices and times are invented, like the dealers. */
export const CAR_SERVICES = [
  {
    name: 'Logbook service',
    text: 'The maker’s own list for the kilometres it has done, with oil, filter and a safety check.',
    dollars: 289,
    minutes: 180,
  },
  {
    name: 'Interim service',
    text: 'Oil and filter, levels, tyres, brakes and lights between two logbook services.',
    dollars: 189,
    isFrom: false,
    minutes: 90,
  },
  {
    name: 'Brakes',
    text: 'Pads, discs and fluid measured; the price of the work is agreed with you first.',
    minutes: 120,
  },
  {
    name: 'Air conditioning',
    text: 'Pressure and leak test, and gas up to 500 g.',
    dollars: 220,
    minutes: 90,
  },
  {
    name: 'Wheel alignment',
    text: 'All four wheels, with the readings before and after.',
    dollars: 99,
    isFrom: false,
    minutes: 60,
  },
]

/** The same for a motorcycle workshop. */
export const MOTORCYCLE_SERVICES = [
  {
    name: 'First service',
    text: 'The run-in service at about 1,000 km: oil, filter, chain and every bolt checked.',
    dollars: 249,
    minutes: 120,
  },
  {
    name: 'Logbook service',
    text: 'The maker’s own list for the kilometres it has done; valve clearances are quoted apart.',
    dollars: 329,
    minutes: 240,
  },
  { name: 'Tyres fitted', text: 'Fitting and balancing on the machine; the tyres are quoted.', minutes: 60 },
]
