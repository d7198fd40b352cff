import type { GeoPoint } from './web-mercator.ts'

/** A place a map may name; rank 1 is a capital, 2 a city, 3 a town. Positions are to a hundredth of a degree. */
export type Town = GeoPoint & { name: string; rank: 1 | 2 | 3 }

const ROWS = `
1 Sydney -33.87 151.21
1 Melbourne -37.81 144.96
1 Brisbane -27.47 153.02
1 Perth -31.95 115.86
1 Adelaide -34.93 138.60
1 Canberra -35.28 149.13
1 Hobart -42.88 147.33
1 Darwin -12.46 130.84
2 Gold Coast -28.00 153.41
2 Newcastle -32.93 151.78
2 Wollongong -34.42 150.89
2 Geelong -38.15 144.36
2 Townsville -19.26 146.82
2 Cairns -16.92 145.77
2 Toowoomba -27.56 151.95
2 Ballarat -37.56 143.86
2 Bendigo -36.76 144.28
2 Launceston -41.44 147.14
2 Mackay -21.14 149.19
2 Rockhampton -23.38 150.51
2 Bundaberg -24.87 152.35
2 Sunshine Coast -26.65 153.07
2 Alice Springs -23.70 133.88
2 Bunbury -33.33 115.64
2 Geraldton -28.77 114.61
2 Kalgoorlie -30.75 121.47
2 Wagga Wagga -35.11 147.37
2 Albury -36.08 146.92
2 Tamworth -31.09 150.93
2 Dubbo -32.25 148.60
2 Mildura -34.19 142.16
2 Broken Hill -31.96 141.47
2 Port Augusta -32.49 137.77
2 Mount Gambier -37.83 140.78
2 Mount Isa -20.73 139.49
2 Broome -17.96 122.24
2 Coffs Harbour -30.30 153.11
2 Port Macquarie -31.43 152.91
3 Ipswich -27.61 152.76
3 Caboolture -27.08 152.95
3 Logan -27.64 153.11
3 Beenleigh -27.71 153.20
3 Redland Bay -27.61 153.30
3 Gympie -26.19 152.67
3 Noosa -26.39 153.03
3 Warwick -28.21 152.04
3 Tweed Heads -28.18 153.54
3 Byron Bay -28.64 153.61
3 Lismore -28.81 153.28
3 Parramatta -33.82 151.00
3 Penrith -33.75 150.69
3 Liverpool -33.92 150.92
3 Campbelltown -34.07 150.81
3 Gosford -33.43 151.34
3 Katoomba -33.71 150.31
3 Manly -33.80 151.29
3 Cronulla -34.06 151.15
3 Hornsby -33.70 151.10
3 Goulburn -34.75 149.72
3 Orange -33.28 149.10
3 Bathurst -33.42 149.58
3 Dandenong -37.99 145.21
3 Frankston -38.14 145.12
3 Werribee -37.90 144.66
3 Melton -37.68 144.58
3 Sunbury -37.58 144.71
3 Craigieburn -37.60 144.94
3 Ringwood -37.81 145.23
3 Box Hill -37.82 145.12
3 Shepparton -36.38 145.40
3 Traralgon -38.20 146.54
3 Warrnambool -38.38 142.48
3 Devonport -41.18 146.35
3 Burnie -41.05 145.91
3 Gawler -34.60 138.75
3 Glenelg -34.98 138.51
3 Elizabeth -34.72 138.67
3 Mount Barker -35.07 138.86
3 Noarlunga -35.14 138.49
3 Victor Harbor -35.55 138.62
3 Whyalla -33.03 137.58
3 Port Lincoln -34.72 135.86
3 Fremantle -32.06 115.75
3 Joondalup -31.74 115.77
3 Rockingham -32.28 115.73
3 Midland -31.89 116.01
3 Armadale -32.15 116.01
3 Mandurah -32.53 115.72
3 Albany -35.03 117.88
3 Karratha -20.74 116.85
3 Katherine -14.46 132.26
3 Palmerston -12.48 130.98
3 Queanbeyan -35.35 149.23
`

export const TOWNS: readonly Town[] = [...ROWS.matchAll(/^(\d) (.+) (-\d+\.\d+) (\d+\.\d+)$/gm)].map(
  ([, rank, name = '', lat, long]) => ({
    rank: Number(rank) as Town['rank'],
    name,
    lat: Number(lat),
    long: Number(long),
  }),
)
