import { makeModels } from './catalogue-model.ts'

const NONE = '- - - - - - -'

export const CARAVANS = [
  ...makeModels('caravan', 'Jayco', [
    [
      'Journey',
      'caravan',
      'caravan',
      2013,
      2026,
      { size: [7870, 2470, 2890], tareKg: 2220, atmKg: 2750, sleeps: 4, axle: 'Tandem axle' },
      [
        ['17.55-3', NONE, 69990],
        ['19.61-3', NONE, 76990],
        ['22.68-3 Outback', NONE, 86990],
      ],
    ],
    [
      'Starcraft',
      'caravan',
      'caravan',
      2011,
      2026,
      { size: [7450, 2450, 2850], tareKg: 1985, atmKg: 2550, sleeps: 4, axle: 'Tandem axle' },
      [
        ['17.58-3', NONE, 62990],
        ['18.59-4 Outback', NONE, 71990],
        ['21.66-1', NONE, 73990],
      ],
    ],
    [
      'Silverline',
      'caravan',
      'caravan',
      2012,
      2026,
      { size: [8620, 2480, 2970], tareKg: 2770, atmKg: 3370, sleeps: 2, axle: 'Tandem axle' },
      [
        ['21.65-3', NONE, 104990],
        ['24.75-1', NONE, 114990],
      ],
    ],
    [
      'All-Terrain',
      'caravan',
      'caravan',
      2019,
      2026,
      {
        size: [7700, 2480, 3080],
        tareKg: 2550,
        atmKg: 3300,
        sleeps: 4,
        axle: 'Tandem axle',
        clearanceMm: 385,
      },
      [['19.61-3', NONE, 96990]],
    ],
    [
      'Swan',
      'camper',
      'caravan',
      2010,
      2026,
      { size: [5560, 2210, 1650], tareKg: 1360, atmKg: 1760, sleeps: 6, axle: 'Single axle' },
      [
        ['Touring', NONE, 34990],
        ['Outback', NONE, 38990],
      ],
    ],
    [
      'Expanda',
      'popTop',
      'caravan',
      2011,
      2026,
      { size: [6540, 2360, 2700], tareKg: 1795, atmKg: 2350, sleeps: 6, axle: 'Tandem axle' },
      [
        ['16.49-1 HL', NONE, 59990],
        ['18.57-2 Outback', NONE, 66990],
      ],
    ],
  ]),
  ...makeModels('caravan', 'New Age', [
    [
      'Manta Ray',
      'caravan',
      'caravan',
      2013,
      2026,
      { size: [8150, 2450, 3080], tareKg: 2480, atmKg: 3100, sleeps: 2, axle: 'Tandem axle' },
      [
        ['MR19E', NONE, 81990],
        ['MR20BE2', NONE, 87990],
      ],
    ],
    [
      'Road Owl',
      'caravan',
      'caravan',
      2017,
      2026,
      { size: [7900, 2450, 3000], tareKg: 2290, atmKg: 2800, sleeps: 2, axle: 'Tandem axle' },
      [
        ['RO18ES', NONE, 66990],
        ['RO20BE3', NONE, 72990],
      ],
    ],
    [
      'Big Red',
      'caravan',
      'caravan',
      2014,
      2026,
      {
        size: [9000, 2500, 3150],
        tareKg: 2950,
        atmKg: 3600,
        sleeps: 5,
        axle: 'Tandem axle',
        clearanceMm: 400,
      },
      [['BR22BE3', NONE, 109990]],
    ],
  ]),
  ...makeModels('caravan', 'Avan', [
    [
      'Aspire',
      'popTop',
      'caravan',
      2013,
      2026,
      { size: [6600, 2350, 2620], tareKg: 1480, atmKg: 1950, sleeps: 3, axle: 'Single axle' },
      [
        ['499', NONE, 52990],
        ['617 HT', NONE, 59990],
      ],
    ],
    [
      'Cruiseliner',
      'camper',
      'caravan',
      2010,
      2026,
      { size: [5200, 2200, 2200], tareKg: 1010, atmKg: 1350, sleeps: 2, axle: 'Single axle' },
      [
        ['1b', NONE, 38990],
        ['3b Adventure', NONE, 43990],
      ],
    ],
  ]),
  ...makeModels('caravan', 'Crusader', [
    [
      'Excalibur',
      'caravan',
      'caravan',
      2014,
      2026,
      { size: [8550, 2480, 3060], tareKg: 2610, atmKg: 3200, sleeps: 2, axle: 'Tandem axle' },
      [
        ['Prince', NONE, 94990],
        ['X-Country Chameleon', NONE, 99990],
      ],
    ],
  ]),
  ...makeModels('caravan', 'Supreme', [
    [
      'Getaway',
      'caravan',
      'caravan',
      2012,
      2026,
      { size: [8100, 2450, 3020], tareKg: 2380, atmKg: 3000, sleeps: 4, axle: 'Tandem axle' },
      [['Family Bunk', NONE, 79990]],
    ],
  ]),
  ...makeModels('caravan', 'Coromal', [
    [
      'Element',
      'popTop',
      'caravan',
      2010,
      2024,
      { size: [7050, 2380, 2680], tareKg: 1790, atmKg: 2240, sleeps: 4, axle: 'Tandem axle' },
      [['542 Pop Top', NONE, 57990]],
    ],
  ]),
]
