/** Postcode centres: `postcode latitude longitude name`, in degrees (WGS 84) to two decimals, about 1 km. */
export const NSW_POSTCODES = `
2000 -33.87 151.21 Sydney
2007 -33.88 151.20 Ultimo
2008 -33.89 151.20 Chippendale
2009 -33.87 151.19 Pyrmont
2010 -33.88 151.22 Surry Hills
2011 -33.87 151.23 Potts Point
2015 -33.91 151.19 Alexandria
2016 -33.89 151.21 Redfern
2017 -33.91 151.21 Waterloo
2018 -33.92 151.21 Rosebery
2019 -33.95 151.20 Botany
2020 -33.93 151.19 Mascot
2021 -33.88 151.23 Paddington
2022 -33.89 151.25 Bondi Junction
2024 -33.90 151.26 Waverley
2026 -33.89 151.27 Bondi Beach
2027 -33.87 151.24 Edgecliff
2028 -33.88 151.24 Double Bay
2029 -33.87 151.26 Rose Bay
2030 -33.86 151.28 Vaucluse
2031 -33.92 151.24 Randwick
2032 -33.93 151.23 Kingsford
2033 -33.91 151.23 Kensington
2034 -33.92 151.25 Coogee
2035 -33.94 151.24 Maroubra
2036 -33.97 151.24 Matraville
2037 -33.88 151.19 Glebe
2038 -33.89 151.17 Annandale
2039 -33.86 151.17 Rozelle
2040 -33.88 151.16 Leichhardt
2041 -33.86 151.18 Balmain
2042 -33.90 151.18 Newtown
2043 -33.90 151.19 Erskineville
2044 -33.92 151.17 St Peters
2045 -33.88 151.14 Haberfield
2046 -33.87 151.13 Five Dock
2047 -33.86 151.15 Drummoyne
2048 -33.90 151.16 Stanmore
2049 -33.90 151.15 Petersham
2050 -33.89 151.18 Camperdown
2060 -33.84 151.21 North Sydney
2061 -33.85 151.22 Kirribilli
2062 -33.82 151.20 Cammeray
2063 -33.80 151.22 Northbridge
2064 -33.81 151.19 Artarmon
2065 -33.82 151.19 St Leonards
2066 -33.81 151.17 Lane Cove
2067 -33.79 151.18 Chatswood
2068 -33.79 151.21 Willoughby
2069 -33.78 151.19 Roseville
2070 -33.77 151.17 Lindfield
2071 -33.76 151.16 Killara
2072 -33.75 151.15 Gordon
2073 -33.74 151.14 Pymble
2074 -33.73 151.13 Turramurra
2075 -33.73 151.15 St Ives
2076 -33.72 151.12 Wahroonga
2077 -33.70 151.10 Hornsby
2079 -33.68 151.10 Mount Colah
2081 -33.65 151.12 Berowra
2084 -33.69 151.22 Terrey Hills
2085 -33.74 151.22 Belrose
2086 -33.75 151.22 Frenchs Forest
2087 -33.77 151.21 Forestville
2088 -33.83 151.24 Mosman
2089 -33.84 151.22 Neutral Bay
2090 -33.83 151.23 Cremorne
2093 -33.80 151.26 Balgowlah
2095 -33.80 151.29 Manly
2096 -33.78 151.28 Freshwater
2097 -33.74 151.30 Collaroy
2099 -33.75 151.28 Dee Why
2100 -33.76 151.26 Brookvale
2101 -33.72 151.29 Narrabeen
2103 -33.68 151.30 Mona Vale
2107 -33.62 151.32 Avalon Beach
2110 -33.84 151.16 Hunters Hill
2111 -33.83 151.13 Gladesville
2112 -33.81 151.11 Ryde
2113 -33.79 151.13 North Ryde
2114 -33.81 151.08 West Ryde
2115 -33.82 151.05 Ermington
2116 -33.82 151.03 Rydalmere
2117 -33.80 151.04 Dundas
2118 -33.78 151.05 Carlingford
2119 -33.76 151.07 Cheltenham
2120 -33.72 151.08 Pennant Hills
2121 -33.77 151.08 Epping
2122 -33.79 151.08 Eastwood
2125 -33.74 151.04 West Pennant Hills
2126 -33.73 151.03 Cherrybrook
2127 -33.84 151.07 Sydney Olympic Park
2130 -33.90 151.13 Summer Hill
2131 -33.89 151.13 Ashfield
2132 -33.89 151.12 Croydon
2133 -33.90 151.11 Croydon Park
2134 -33.88 151.10 Burwood
2135 -33.87 151.09 Strathfield
2136 -33.89 151.08 Strathfield South
2137 -33.85 151.10 Concord
2138 -33.84 151.09 Rhodes
2140 -33.87 151.08 Homebush
2141 -33.86 151.04 Lidcombe
2142 -33.83 151.02 Granville
2143 -33.88 151.02 Regents Park
2144 -33.85 151.03 Auburn
2145 -33.80 150.97 Westmead
2146 -33.78 150.95 Toongabbie
2147 -33.77 150.93 Seven Hills
2148 -33.77 150.90 Blacktown
2150 -33.82 151.00 Parramatta
2151 -33.79 151.01 North Parramatta
2152 -33.78 150.99 Northmead
2153 -33.75 150.98 Baulkham Hills
2154 -33.73 151.00 Castle Hill
2155 -33.69 150.93 Rouse Hill
2156 -33.68 151.02 Glenhaven
2158 -33.68 151.03 Dural
2160 -33.84 150.99 Merrylands
2161 -33.85 150.98 Guildford
2162 -33.88 151.00 Chester Hill
2163 -33.89 150.97 Villawood
2164 -33.85 150.91 Wetherill Park
2165 -33.87 150.95 Fairfield
2166 -33.89 150.94 Cabramatta
2168 -33.92 150.89 Green Valley
2170 -33.92 150.92 Liverpool
2171 -33.93 150.86 Hoxton Park
2173 -33.94 150.96 Moorebank
2176 -33.86 150.89 Bossley Park
2178 -33.85 150.80 Kemps Creek
2179 -33.94 150.80 Leppington
2190 -33.90 151.05 Greenacre
2191 -33.90 151.10 Belfield
2192 -33.92 151.08 Belmore
2193 -33.91 151.12 Canterbury
2194 -33.92 151.10 Campsie
2195 -33.92 151.07 Lakemba
2196 -33.93 151.06 Punchbowl
2197 -33.90 151.01 Bass Hill
2199 -33.91 151.02 Yagoona
2200 -33.92 151.03 Bankstown
2203 -33.91 151.14 Dulwich Hill
2204 -33.91 151.16 Marrickville
2205 -33.93 151.15 Arncliffe
2206 -33.92 151.13 Earlwood
2207 -33.95 151.12 Bexley
2208 -33.94 151.11 Kingsgrove
2209 -33.94 151.09 Beverly Hills
2210 -33.95 151.05 Riverwood
2211 -33.95 151.03 Padstow
2212 -33.96 151.01 Revesby
2213 -33.95 150.99 Panania
2216 -33.96 151.14 Rockdale
2217 -33.97 151.13 Kogarah
2218 -33.96 151.10 Allawah
2219 -33.99 151.13 Sans Souci
2220 -33.97 151.10 Hurstville
2221 -33.99 151.11 South Hurstville
2222 -33.97 151.08 Penshurst
2223 -33.98 151.08 Mortdale
2224 -34.01 151.07 Sylvania
2226 -34.02 151.06 Jannali
2227 -34.03 151.08 Gymea
2228 -34.03 151.10 Miranda
2229 -34.04 151.12 Caringbah
2230 -34.06 151.15 Cronulla
2232 -34.03 151.06 Sutherland
2233 -34.07 151.01 Engadine
2234 -34.01 151.01 Menai
2250 -33.43 151.34 Gosford
2251 -33.47 151.41 Avoca Beach
2256 -33.51 151.33 Woy Woy
2257 -33.52 151.36 Umina Beach
2259 -33.28 151.42 Wyong
2260 -33.45 151.44 Terrigal
2261 -33.34 151.49 The Entrance
2262 -33.22 151.55 Budgewoi
2263 -33.26 151.52 Toukley
2264 -33.10 151.48 Morisset
2280 -33.03 151.66 Belmont
2281 -33.09 151.65 Swansea
2282 -32.98 151.62 Warners Bay
2283 -33.01 151.59 Toronto
2285 -32.95 151.62 Cardiff
2287 -32.90 151.66 Wallsend
2289 -32.95 151.72 Adamstown
2290 -32.98 151.69 Charlestown
2291 -32.94 151.75 Merewether
2292 -32.92 151.73 Broadmeadow
2293 -32.92 151.74 Wickham
2295 -32.90 151.80 Stockton
2298 -32.90 151.73 Waratah
2299 -32.91 151.69 Lambton
2300 -32.93 151.78 Newcastle
2303 -32.93 151.74 Hamilton
2304 -32.88 151.73 Mayfield
2305 -32.93 151.72 New Lambton
2315 -32.72 152.11 Nelson Bay
2320 -32.73 151.55 Maitland
2321 -32.72 151.48 Lochinvar
2322 -32.80 151.64 Beresfield
2323 -32.76 151.59 East Maitland
2324 -32.76 151.74 Raymond Terrace
2325 -32.83 151.36 Cessnock
2330 -32.57 151.17 Singleton
2333 -32.27 150.89 Muswellbrook
2337 -32.05 150.87 Scone
2340 -31.09 150.93 Tamworth
2350 -30.51 151.67 Armidale
2358 -30.64 151.49 Uralla
2360 -29.78 151.11 Inverell
2370 -29.73 151.74 Glen Innes
2372 -29.05 152.02 Tenterfield
2380 -30.98 150.26 Gunnedah
2390 -30.32 149.78 Narrabri
2400 -29.46 149.85 Moree
2415 -32.28 151.85 Monkerai
2420 -32.40 151.76 Dungog
2422 -32.00 151.96 Gloucester
2428 -32.18 152.51 Forster
2429 -31.87 152.36 Wingham
2430 -31.91 152.46 Taree
2440 -31.08 152.84 Kempsey
2443 -31.65 152.80 Laurieton
2444 -31.43 152.91 Port Macquarie
2446 -31.46 152.73 Wauchope
2447 -30.71 152.92 Macksville
2448 -30.65 153.00 Nambucca Heads
2450 -30.30 153.11 Coffs Harbour
2452 -30.34 153.09 Toormina
2454 -30.45 152.90 Bellingen
2456 -30.11 153.20 Woolgoolga
2460 -29.69 152.93 Grafton
2463 -29.45 153.20 Maclean
2470 -28.86 153.05 Casino
2477 -28.83 153.40 Alstonville
2478 -28.87 153.56 Ballina
2480 -28.81 153.28 Lismore
2481 -28.64 153.61 Byron Bay
2482 -28.55 153.50 Mullumbimby
2484 -28.33 153.40 Murwillumbah
2485 -28.18 153.54 Tweed Heads
2486 -28.21 153.53 Banora Point
2487 -28.26 153.56 Kingscliff
2500 -34.42 150.89 Wollongong
2502 -34.48 150.88 Warrawong
2505 -34.47 150.90 Port Kembla
2508 -34.24 150.98 Helensburgh
2515 -34.32 150.92 Thirroul
2517 -34.37 150.91 Woonona
2518 -34.38 150.90 Corrimal
2519 -34.40 150.89 Fairy Meadow
2525 -34.44 150.86 Figtree
2526 -34.48 150.81 Dapto
2527 -34.56 150.83 Albion Park
2528 -34.55 150.87 Warilla
2529 -34.58 150.87 Shellharbour
2530 -34.49 150.79 Horsley
2533 -34.67 150.85 Kiama
2534 -34.77 150.80 Gerringong
2535 -34.78 150.70 Berry
2536 -35.71 150.18 Batemans Bay
2537 -35.91 150.08 Moruya
2539 -35.36 150.46 Ulladulla
2540 -35.05 150.60 Jervis Bay
2541 -34.88 150.60 Nowra
2546 -36.22 150.13 Narooma
2548 -36.89 149.91 Merimbula
2550 -36.67 149.84 Bega
2551 -37.06 149.90 Eden
2560 -34.07 150.81 Campbelltown
2564 -33.99 150.86 Macquarie Fields
2565 -34.01 150.87 Ingleburn
2566 -34.03 150.83 Minto
2567 -34.03 150.77 Narellan
2570 -34.05 150.69 Camden
2571 -34.18 150.61 Picton
2573 -34.18 150.57 Tahmoor
2575 -34.45 150.44 Mittagong
2576 -34.48 150.42 Bowral
2577 -34.55 150.37 Moss Vale
2580 -34.75 149.72 Goulburn
2582 -34.84 148.91 Yass
2586 -34.44 148.72 Boorowa
2590 -34.64 148.02 Cootamundra
2594 -34.31 148.30 Young
2619 -35.38 149.26 Jerrabomberra
2620 -35.36 149.23 Queanbeyan
2621 -35.25 149.44 Bungendore
2622 -35.44 149.80 Braidwood
2627 -36.42 148.62 Jindabyne
2630 -36.23 149.13 Cooma
2640 -36.08 146.92 Albury
2641 -36.05 146.94 Lavington
2642 -35.83 147.28 Jindera
2644 -35.73 147.31 Holbrook
2646 -35.99 146.00 Corowa
2650 -35.11 147.37 Wagga Wagga
2652 -35.06 147.75 Ladysmith
2653 -35.78 148.01 Tumbarumba
2663 -34.87 147.58 Junee
2665 -34.36 146.90 Ardlethan
2666 -34.45 147.53 Temora
2671 -33.90 147.15 West Wyalong
2680 -34.29 146.05 Griffith
2700 -34.75 146.55 Narrandera
2705 -34.56 146.40 Leeton
2710 -35.53 144.96 Deniliquin
2711 -34.51 144.84 Hay
2714 -35.82 145.57 Tocumwal
2720 -35.30 148.22 Tumut
2722 -35.06 148.11 Gundagai
2731 -36.12 144.75 Moama
2738 -34.18 142.06 Gol Gol
2745 -33.83 150.64 Mulgoa
2747 -33.78 150.72 Kingswood
2749 -33.73 150.71 Cranebrook
2750 -33.75 150.69 Penrith
2753 -33.60 150.75 Richmond
2756 -33.61 150.82 Windsor
2759 -33.81 150.77 St Clair
2760 -33.76 150.77 St Marys
2761 -33.74 150.85 Plumpton
2762 -33.68 150.87 Schofields
2763 -33.72 150.90 Quakers Hill
2765 -33.66 150.84 Marsden Park
2766 -33.77 150.85 Rooty Hill
2767 -33.75 150.87 Doonside
2768 -33.73 150.93 Glenwood
2769 -33.70 150.91 The Ponds
2770 -33.76 150.82 Mount Druitt
2773 -33.77 150.62 Glenbrook
2774 -33.75 150.60 Blaxland
2777 -33.70 150.56 Springwood
2780 -33.71 150.31 Katoomba
2785 -33.63 150.28 Blackheath
2790 -33.48 150.15 Lithgow
2794 -33.83 148.69 Cowra
2795 -33.42 149.58 Bathurst
2798 -33.52 149.25 Millthorpe
2800 -33.28 149.10 Orange
2820 -32.55 148.95 Wellington
2821 -32.23 148.24 Narromine
2825 -31.56 147.20 Nyngan
2830 -32.25 148.60 Dubbo
2832 -30.02 148.12 Walgett
2834 -29.43 147.98 Lightning Ridge
2835 -31.50 145.84 Cobar
2840 -30.09 145.94 Bourke
2850 -32.59 149.59 Mudgee
2852 -32.37 149.53 Gulgong
2870 -33.14 148.17 Parkes
2871 -33.38 148.01 Forbes
2877 -33.09 147.15 Condobolin
2880 -31.96 141.47 Broken Hill
`
export const ACT_POSTCODES = `
2600 -35.31 149.13 Deakin
2601 -35.28 149.13 Canberra City
2602 -35.25 149.15 Dickson
2603 -35.33 149.14 Griffith
2604 -35.32 149.15 Kingston
2605 -35.34 149.10 Curtin
2606 -35.34 149.09 Phillip
2607 -35.37 149.10 Mawson
2609 -35.33 149.18 Fyshwick
2611 -35.34 149.04 Weston Creek
2612 -35.27 149.13 Braddon
2614 -35.25 149.07 Hawker
2615 -35.21 149.04 Holt
2617 -35.24 149.08 Belconnen
2618 -35.18 149.00 Hall
2900 -35.42 149.07 Greenway
2902 -35.39 149.06 Kambah
2903 -35.41 149.09 Wanniassa
2904 -35.41 149.12 Fadden
2905 -35.43 149.10 Calwell
2906 -35.45 149.10 Conder
2911 -35.20 149.15 Mitchell
2912 -35.20 149.14 Gungahlin
2913 -35.18 149.12 Ngunnawal
2914 -35.17 149.13 Amaroo
`
