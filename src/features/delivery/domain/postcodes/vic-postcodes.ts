/** Postcode centres in Victoria: `postcode latitude longitude name` (see nsw-postcodes.ts). */
export const VIC_POSTCODES = `
3000 -37.81 144.96 Melbourne
3002 -37.82 144.98 East Melbourne
3003 -37.81 144.95 West Melbourne
3004 -37.84 144.98 St Kilda Road
3006 -37.83 144.96 Southbank
3008 -37.82 144.94 Docklands
3011 -37.80 144.90 Footscray
3012 -37.81 144.87 West Footscray
3013 -37.82 144.89 Yarraville
3015 -37.84 144.88 Newport
3016 -37.86 144.89 Williamstown
3018 -37.87 144.83 Altona
3019 -37.78 144.86 Braybrook
3020 -37.79 144.83 Sunshine
3021 -37.75 144.80 St Albans
3023 -37.76 144.74 Caroline Springs
3024 -37.90 144.60 Manor Lakes
3025 -37.84 144.85 Altona North
3026 -37.82 144.79 Laverton North
3027 -37.87 144.75 Williams Landing
3028 -37.87 144.78 Altona Meadows
3029 -37.85 144.69 Hoppers Crossing
3030 -37.90 144.66 Werribee
3031 -37.79 144.93 Flemington
3032 -37.77 144.91 Ascot Vale
3033 -37.75 144.87 Keilor East
3034 -37.76 144.88 Avondale Heights
3036 -37.71 144.83 Keilor
3037 -37.71 144.76 Sydenham
3038 -37.70 144.79 Taylors Lakes
3039 -37.76 144.92 Moonee Ponds
3040 -37.75 144.91 Essendon
3041 -37.73 144.90 Essendon Fields
3042 -37.72 144.88 Airport West
3043 -37.70 144.88 Tullamarine
3044 -37.73 144.94 Pascoe Vale
3046 -37.70 144.92 Glenroy
3047 -37.68 144.93 Broadmeadows
3048 -37.66 144.93 Coolaroo
3049 -37.67 144.88 Westmeadows
3051 -37.80 144.95 North Melbourne
3052 -37.79 144.95 Parkville
3053 -37.80 144.97 Carlton
3054 -37.78 144.97 Carlton North
3055 -37.76 144.94 Brunswick West
3056 -37.77 144.96 Brunswick
3058 -37.74 144.97 Coburg
3059 -37.64 144.89 Greenvale
3060 -37.71 144.96 Fawkner
3061 -37.67 144.95 Campbellfield
3062 -37.65 144.96 Somerton
3064 -37.60 144.93 Craigieburn
3065 -37.80 144.98 Fitzroy
3066 -37.80 144.99 Collingwood
3067 -37.80 145.00 Abbotsford
3068 -37.79 144.99 Clifton Hill
3070 -37.77 145.00 Northcote
3071 -37.76 145.00 Thornbury
3072 -37.74 145.00 Preston
3073 -37.72 145.01 Reservoir
3074 -37.68 145.01 Thomastown
3075 -37.66 145.02 Lalor
3076 -37.64 145.02 Epping
3078 -37.78 145.03 Fairfield
3079 -37.77 145.05 Ivanhoe
3081 -37.74 145.05 Heidelberg Heights
3082 -37.68 145.07 Mill Park
3083 -37.70 145.06 Bundoora
3084 -37.75 145.07 Heidelberg
3085 -37.73 145.07 Macleod
3087 -37.71 145.09 Watsonia
3088 -37.70 145.10 Greensborough
3089 -37.68 145.14 Diamond Creek
3095 -37.71 145.15 Eltham
3101 -37.80 145.03 Kew
3103 -37.81 145.08 Balwyn
3104 -37.79 145.08 Balwyn North
3105 -37.77 145.08 Bulleen
3106 -37.76 145.13 Templestowe
3108 -37.78 145.12 Doncaster
3109 -37.78 145.15 Doncaster East
3111 -37.78 145.18 Donvale
3116 -37.74 145.31 Chirnside Park
3121 -37.82 145.00 Richmond
3122 -37.82 145.03 Hawthorn
3123 -37.83 145.05 Hawthorn East
3124 -37.84 145.07 Camberwell
3125 -37.85 145.12 Burwood
3127 -37.83 145.10 Surrey Hills
3128 -37.82 145.12 Box Hill
3129 -37.80 145.12 Box Hill North
3130 -37.82 145.15 Blackburn
3131 -37.82 145.18 Nunawading
3132 -37.82 145.20 Mitcham
3133 -37.85 145.20 Vermont
3134 -37.79 145.23 Ringwood North
3135 -37.82 145.24 Ringwood East
3136 -37.80 145.29 Croydon
3137 -37.81 145.32 Kilsyth
3138 -37.78 145.32 Mooroolbark
3140 -37.76 145.36 Lilydale
3141 -37.84 144.99 South Yarra
3142 -37.84 145.02 Toorak
3143 -37.86 145.02 Armadale
3144 -37.86 145.03 Malvern
3145 -37.87 145.06 Malvern East
3146 -37.86 145.06 Glen Iris
3147 -37.87 145.09 Ashburton
3148 -37.89 145.08 Chadstone
3149 -37.88 145.13 Mount Waverley
3150 -37.89 145.17 Glen Waverley
3151 -37.85 145.15 Burwood East
3152 -37.86 145.22 Wantirna South
3153 -37.84 145.27 Bayswater
3155 -37.86 145.28 Boronia
3156 -37.89 145.30 Ferntree Gully
3160 -37.91 145.36 Belgrave
3161 -37.87 145.02 Caulfield North
3162 -37.88 145.03 Caulfield
3163 -37.90 145.06 Carnegie
3165 -37.92 145.06 Bentleigh East
3166 -37.90 145.09 Oakleigh
3167 -37.93 145.11 Oakleigh South
3168 -37.92 145.13 Clayton
3169 -37.94 145.13 Clarinda
3170 -37.92 145.17 Mulgrave
3171 -37.95 145.15 Springvale
3172 -37.98 145.13 Dingley Village
3173 -37.97 145.18 Keysborough
3174 -37.97 145.17 Noble Park
3175 -37.99 145.21 Dandenong
3177 -38.00 145.23 Eumemmerring
3178 -37.92 145.24 Rowville
3180 -37.88 145.24 Knoxfield
3181 -37.85 145.00 Windsor
3182 -37.86 144.98 St Kilda
3183 -37.87 145.00 Balaclava
3184 -37.88 144.99 Elwood
3185 -37.89 145.00 Elsternwick
3186 -37.91 145.00 Brighton
3187 -37.91 145.02 Brighton East
3188 -37.94 145.01 Hampton
3189 -37.94 145.06 Moorabbin
3190 -37.95 145.04 Highett
3192 -37.97 145.06 Cheltenham
3193 -37.98 145.04 Beaumaris
3194 -37.98 145.07 Mentone
3195 -38.00 145.09 Mordialloc
3196 -38.05 145.12 Chelsea
3197 -38.08 145.12 Carrum
3198 -38.10 145.13 Seaford
3199 -38.14 145.12 Frankston
3201 -38.10 145.18 Carrum Downs
3204 -37.92 145.04 Bentleigh
3205 -37.83 144.96 South Melbourne
3206 -37.84 144.95 Albert Park
3207 -37.84 144.94 Port Melbourne
3212 -38.03 144.40 Lara
3214 -38.10 144.34 Norlane
3215 -38.12 144.35 North Geelong
3216 -38.20 144.34 Belmont
3217 -38.21 144.39 Armstrong Creek
3218 -38.14 144.33 Geelong West
3219 -38.17 144.38 Newcomb
3220 -38.15 144.36 Geelong
3222 -38.17 144.56 Drysdale
3226 -38.26 144.53 Ocean Grove
3228 -38.33 144.32 Torquay
3230 -38.40 144.19 Anglesea
3232 -38.54 143.97 Lorne
3233 -38.76 143.67 Apollo Bay
3250 -38.34 143.59 Colac
3260 -38.23 143.15 Camperdown
3280 -38.38 142.49 Warrnambool
3284 -38.38 142.24 Port Fairy
3300 -37.74 142.02 Hamilton
3305 -38.34 141.60 Portland
3337 -37.68 144.58 Melton
3338 -37.71 144.57 Melton South
3340 -37.68 144.44 Bacchus Marsh
3350 -37.56 143.85 Ballarat
3352 -37.55 143.75 Ballarat district
3355 -37.54 143.82 Wendouree
3356 -37.59 143.84 Sebastopol
3363 -37.42 143.90 Creswick
3377 -37.28 142.93 Ararat
3380 -37.06 142.78 Stawell
3400 -36.71 142.20 Horsham
3418 -36.33 141.65 Nhill
3427 -37.65 144.72 Diggers Rest
3429 -37.58 144.73 Sunbury
3431 -37.46 144.68 Riddells Creek
3437 -37.49 144.59 Gisborne
3444 -37.25 144.45 Kyneton
3450 -37.06 144.22 Castlemaine
3460 -37.35 144.15 Daylesford
3465 -37.05 143.74 Maryborough
3478 -36.60 143.25 St Arnaud
3498 -34.23 142.19 Irymple
3500 -34.19 142.16 Mildura
3549 -34.59 142.77 Robinvale
3550 -36.76 144.28 Bendigo
3551 -36.75 144.35 Bendigo district
3555 -36.79 144.25 Kangaroo Flat
3556 -36.72 144.24 Eaglehawk
3561 -36.36 144.70 Rochester
3564 -36.13 144.75 Echuca
3579 -35.73 143.92 Kerang
3585 -35.34 143.55 Swan Hill
3610 -36.59 145.02 Murchison
3616 -36.44 145.23 Tatura
3620 -36.31 145.05 Kyabram
3629 -36.39 145.36 Mooroopna
3630 -36.38 145.40 Shepparton
3636 -36.09 145.44 Numurkah
3644 -35.92 145.65 Cobram
3660 -37.02 145.13 Seymour
3666 -36.75 145.57 Euroa
3672 -36.55 145.98 Benalla
3677 -36.36 146.32 Wangaratta
3678 -36.40 146.30 Wangaratta district
3690 -36.12 146.89 Wodonga
3691 -36.20 147.00 Wodonga district
3699 -36.74 147.17 Mount Beauty
3722 -37.05 146.09 Mansfield
3730 -36.01 146.00 Yarrawonga
3741 -36.73 146.96 Bright
3750 -37.62 145.03 Wollert
3752 -37.65 145.08 South Morang
3753 -37.52 144.97 Beveridge
3754 -37.60 145.09 Doreen
3756 -37.42 144.98 Wallan
3764 -37.30 144.95 Kilmore
3770 -37.71 145.40 Coldstream
3777 -37.65 145.52 Healesville
3799 -37.75 145.68 Warburton
3802 -37.97 145.26 Endeavour Hills
3803 -38.00 145.26 Hallam
3804 -38.00 145.30 Narre Warren North
3805 -38.03 145.30 Narre Warren
3806 -38.03 145.35 Berwick
3807 -38.05 145.38 Beaconsfield
3809 -38.07 145.40 Officer
3810 -38.07 145.48 Pakenham
3818 -38.13 145.86 Drouin
3820 -38.16 145.93 Warragul
3825 -38.18 146.26 Moe
3840 -38.24 146.40 Morwell
3844 -38.20 146.54 Traralgon
3850 -38.11 147.07 Sale
3860 -37.97 146.99 Maffra
3875 -37.83 147.61 Bairnsdale
3888 -37.71 148.46 Orbost
3909 -37.88 147.99 Lakes Entrance
3910 -38.15 145.17 Langwarrin
3912 -38.22 145.18 Somerville
3915 -38.31 145.19 Hastings
3922 -38.45 145.24 Cowes
3930 -38.18 145.08 Mount Eliza
3931 -38.23 145.05 Mornington
3934 -38.29 145.02 Mount Martha
3936 -38.33 144.97 Dromana
3939 -38.36 144.90 Rosebud
3941 -38.38 144.82 Rye
3943 -38.35 144.74 Sorrento
3950 -38.43 145.82 Korumburra
3953 -38.48 145.95 Leongatha
3976 -38.03 145.27 Hampton Park
3977 -38.11 145.28 Cranbourne
3978 -38.07 145.32 Clyde North
3980 -38.15 145.31 Tooradin
3984 -38.31 145.56 Lang Lang
3995 -38.60 145.59 Wonthaggi
`
