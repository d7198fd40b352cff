/** Parts of the demo dealers' counters; the numbers are invented, like the dealers. */
export const SAMPLE_PARTS = [
  {
    name: 'Rubber floor mats',
    number: 'NQ5-FM-01',
    text: 'Front and rear, set of four, cut to the floor with raised edges.',
    fits: ['Kia Sportage'],
  },
  {
    name: 'Tow bar kit',
    number: 'MQ4-TB-20',
    text: 'Tow bar, tongue and wiring harness, ready for the maker’s rated load.',
    fits: ['Kia Sorento'],
  },
  {
    name: 'Roof racks, flush bars',
    number: 'UNI-RR-07',
    text: 'Two aluminium bars with locks; the vehicle’s own roof load applies.',
    fits: ['Kia Seltos', 'Kia Sportage', 'Kia Sorento'],
  },
  {
    name: 'Bonnet protector',
    number: 'SP2-BP-11',
    text: 'Tinted acrylic, clips on without drilling.',
    fits: ['Kia Seltos'],
  },
  {
    name: 'Cargo liner',
    number: 'KA4-CL-02',
    text: 'Raised-edge liner behind the third row, folds with the seats.',
    fits: ['Kia Carnival'],
  },
  {
    name: 'Wall charger, type 2, 7 kW',
    number: 'EV-WC-07',
    text: 'Home charger with a 5 m cable; fitted by a licensed electrician.',
    fits: ['Kia EV6'],
  },
  {
    name: 'Wiper blade set',
    number: 'UNI-WB-24',
    text: 'Driver and passenger side, fitted at the counter while you wait.',
    fits: [],
  },
  {
    name: 'Oil filter',
    number: 'UNI-OF-35',
    text: 'Spin-on filter with seal; ask for the right one by rego.',
    fits: [],
  },
  {
    name: 'Battery, 12 V',
    number: 'UNI-BT-60',
    text: 'Tested, fitted and the old one recycled.',
    fits: [],
  },
  {
    name: 'Snorkel',
    number: 'GUN-SN-15',
    text: 'Raised air intake with template; workshop fitting recommended.',
    fits: ['Toyota HiLux'],
  },
  {
    name: 'Steel bull bar',
    number: 'GUN-BB-18',
    text: 'Winch-ready, airbag compatible, with fog lamp mounts.',
    fits: ['Toyota HiLux', 'Toyota LandCruiser Prado'],
  },
  {
    name: 'Ute tray mat',
    number: 'UTE-TM-03',
    text: 'Heavy rubber with drainage channels, dual cab.',
    fits: ['Toyota HiLux', 'Ford Ranger', 'Isuzu D-MAX'],
  },
]
