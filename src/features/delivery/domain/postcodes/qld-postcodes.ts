/** Postcode centres in Queensland: `postcode latitude longitude name` (see nsw-postcodes.ts). */
export const QLD_POSTCODES = `
4000 -27.47 153.02 Brisbane City
4005 -27.47 153.05 New Farm
4006 -27.45 153.04 Fortitude Valley
4007 -27.43 153.06 Hamilton
4008 -27.39 153.12 Brisbane Airport
4009 -27.43 153.08 Eagle Farm
4010 -27.43 153.04 Albion
4011 -27.42 153.06 Hendra
4012 -27.40 153.06 Nundah
4013 -27.41 153.08 Northgate
4014 -27.38 153.08 Banyo
4017 -27.33 153.05 Sandgate
4018 -27.34 153.03 Taigum
4019 -27.25 153.10 Margate
4020 -27.23 153.11 Redcliffe
4021 -27.24 153.09 Kippa-Ring
4022 -27.23 153.03 Rothwell
4029 -27.45 153.02 Herston
4030 -27.43 153.03 Lutwyche
4031 -27.41 153.02 Kedron
4032 -27.38 153.03 Chermside
4034 -27.35 153.03 Aspley
4035 -27.35 153.01 Albany Creek
4036 -27.34 153.03 Bald Hills
4037 -27.37 152.95 Eatons Hill
4051 -27.43 152.99 Alderley
4053 -27.40 152.98 Everton Park
4054 -27.40 152.95 Arana Hills
4055 -27.41 152.93 Ferny Grove
4059 -27.46 153.00 Kelvin Grove
4060 -27.45 152.98 Ashgrove
4061 -27.44 152.95 The Gap
4064 -27.47 153.00 Milton
4065 -27.46 152.98 Bardon
4066 -27.48 152.98 Toowong
4067 -27.50 153.00 St Lucia
4068 -27.50 152.97 Indooroopilly
4069 -27.51 152.92 Kenmore
4070 -27.56 152.86 Bellbowrie
4073 -27.55 152.96 Sumner
4074 -27.56 152.93 Jindalee
4075 -27.53 152.97 Oxley
4076 -27.59 152.94 Wacol
4077 -27.60 152.98 Inala
4078 -27.62 152.98 Forest Lake
4101 -27.48 153.01 South Brisbane
4102 -27.50 153.03 Woolloongabba
4103 -27.51 153.03 Annerley
4104 -27.51 153.02 Yeronga
4105 -27.53 153.02 Moorooka
4106 -27.56 153.02 Rocklea
4107 -27.55 153.03 Salisbury
4108 -27.56 153.04 Coopers Plains
4109 -27.57 153.06 Sunnybank
4110 -27.58 153.04 Acacia Ridge
4111 -27.54 153.06 Nathan
4112 -27.60 153.09 Kuraby
4113 -27.58 153.08 Eight Mile Plains
4114 -27.64 153.11 Logan Central
4115 -27.61 153.04 Algester
4116 -27.62 153.07 Calamvale
4117 -27.65 153.06 Berrinba
4118 -27.67 153.04 Browns Plains
4119 -27.60 153.12 Underwood
4120 -27.50 153.05 Greenslopes
4121 -27.52 153.06 Holland Park
4122 -27.55 153.08 Mount Gravatt
4123 -27.58 153.11 Rochedale
4124 -27.69 152.98 Greenbank
4127 -27.62 153.15 Springwood
4128 -27.65 153.17 Shailer Park
4129 -27.66 153.16 Loganholme
4131 -27.67 153.14 Loganlea
4132 -27.67 153.09 Marsden
4133 -27.69 153.11 Waterford
4151 -27.50 153.06 Coorparoo
4152 -27.52 153.10 Carindale
4153 -27.50 153.15 Belmont
4154 -27.49 153.17 Gumdale
4157 -27.54 153.20 Capalaba
4159 -27.52 153.21 Birkdale
4160 -27.52 153.26 Wellington Point
4161 -27.53 153.22 Alexandra Hills
4163 -27.53 153.26 Cleveland
4164 -27.56 153.25 Thornlands
4165 -27.61 153.28 Victoria Point
4169 -27.48 153.04 East Brisbane
4170 -27.47 153.10 Cannon Hill
4171 -27.46 153.06 Bulimba
4172 -27.46 153.10 Murarrie
4173 -27.46 153.14 Tingalpa
4174 -27.44 153.12 Hemmant
4178 -27.45 153.17 Wynnum
4179 -27.46 153.18 Manly
4205 -27.73 153.16 Bethania
4207 -27.72 153.20 Beenleigh
4208 -27.77 153.23 Ormeau
4209 -27.84 153.29 Coomera
4210 -27.88 153.29 Oxenford
4211 -28.00 153.33 Nerang
4212 -27.88 153.35 Hope Island
4213 -28.08 153.35 Mudgeeraba
4214 -27.96 153.37 Ashmore
4215 -27.97 153.40 Southport
4216 -27.93 153.40 Runaway Bay
4217 -28.00 153.42 Surfers Paradise
4218 -28.03 153.43 Broadbeach
4219 -28.12 153.46 West Burleigh
4220 -28.09 153.45 Burleigh Heads
4221 -28.13 153.47 Palm Beach
4223 -28.15 153.48 Currumbin
4224 -28.17 153.51 Tugun
4225 -28.17 153.54 Coolangatta
4226 -28.07 153.40 Robina
4227 -28.09 153.41 Varsity Lakes
4270 -27.84 153.03 Tamborine
4275 -27.99 153.20 Canungra
4280 -27.82 153.03 Jimboomba
4285 -27.99 152.99 Beaudesert
4300 -27.66 152.90 Springfield
4301 -27.63 152.88 Redbank Plains
4303 -27.61 152.86 Dinmore
4304 -27.62 152.82 Bundamba
4305 -27.61 152.76 Ipswich
4306 -27.55 152.70 Ipswich district
4340 -27.64 152.62 Rosewood
4341 -27.57 152.39 Laidley
4343 -27.56 152.28 Gatton
4350 -27.56 151.95 Toowoomba
4352 -27.47 151.95 Highfields
4357 -27.88 151.27 Millmerran
4361 -28.03 151.99 Clifton
4370 -28.21 152.03 Warwick
4380 -28.65 151.93 Stanthorpe
4390 -28.55 150.30 Goondiwindi
4400 -27.43 151.78 Kingsthorpe
4401 -27.43 151.72 Oakey
4405 -27.18 151.26 Dalby
4413 -26.74 150.63 Chinchilla
4415 -26.66 150.18 Miles
4455 -26.57 148.79 Roma
4470 -26.40 146.24 Charleville
4487 -28.04 148.58 St George
4490 -28.07 145.68 Cunnamulla
4500 -27.30 152.98 Strathpine
4501 -27.27 152.98 Lawnton
4502 -27.27 152.98 Petrie
4503 -27.24 152.99 Kallangur
4504 -27.19 152.96 Narangba
4505 -27.15 152.95 Burpengary
4506 -27.10 152.94 Morayfield
4507 -27.07 153.16 Bribie Island
4508 -27.18 153.03 Deception Bay
4509 -27.22 153.02 North Lakes
4510 -27.08 152.95 Caboolture
4515 -26.94 152.56 Kilcoy
4516 -27.05 152.87 Elimbah
4517 -26.97 152.95 Beerburrum
4519 -26.80 152.97 Beerwah
4550 -26.77 152.95 Landsborough
4551 -26.80 153.12 Caloundra
4552 -26.76 152.85 Maleny
4553 -26.73 153.00 Mooloolah
4556 -26.67 153.05 Buderim
4557 -26.68 153.11 Mooloolaba
4558 -26.65 153.08 Maroochydore
4559 -26.65 153.00 Woombye
4560 -26.63 152.96 Nambour
4562 -26.53 152.95 Eumundi
4564 -26.58 153.08 Mount Coolum
4565 -26.39 153.02 Tewantin
4566 -26.40 153.06 Noosaville
4567 -26.41 153.09 Noosa Heads
4570 -26.19 152.66 Gympie
4573 -26.53 153.08 Coolum Beach
4575 -26.72 153.13 Kawana
4580 -25.93 153.09 Tin Can Bay
4605 -26.24 151.94 Murgon
4610 -26.54 151.84 Kingaroy
4615 -26.68 152.00 Nanango
4625 -25.63 151.61 Gayndah
4630 -24.90 151.12 Monto
4650 -25.54 152.70 Maryborough
4655 -25.29 152.85 Hervey Bay
4660 -25.24 152.28 Childers
4670 -24.87 152.35 Bundaberg
4677 -24.16 151.88 Agnes Water
4680 -23.85 151.26 Gladstone
4700 -23.38 150.51 Rockhampton
4701 -23.35 150.53 North Rockhampton
4702 -23.40 150.30 Rockhampton district
4703 -23.13 150.74 Yeppoon
4709 -23.04 148.34 Tieri
4710 -23.26 150.83 Emu Park
4715 -24.40 150.51 Biloela
4717 -23.58 148.88 Blackwater
4720 -23.53 148.16 Emerald
4721 -22.82 147.64 Clermont
4725 -23.55 145.29 Barcaldine
4730 -23.44 144.25 Longreach
4735 -22.39 143.04 Winton
4740 -21.14 149.19 Mackay
4741 -21.35 149.10 Mackay district
4744 -22.00 148.05 Moranbah
4750 -21.08 149.20 Rural View
4751 -21.17 149.15 Walkerston
4800 -20.40 148.58 Proserpine
4802 -20.27 148.72 Airlie Beach
4805 -20.01 148.25 Bowen
4807 -19.58 147.41 Ayr
4810 -19.26 146.82 Townsville
4811 -19.31 146.82 Idalia
4812 -19.29 146.78 Aitkenvale
4814 -19.30 146.75 Annandale
4815 -19.32 146.73 Kelso
4817 -19.32 146.72 Kirwan
4818 -19.25 146.70 Deeragun
4820 -20.08 146.26 Charters Towers
4821 -20.85 144.20 Hughenden
4823 -20.66 141.74 Julia Creek
4825 -20.73 139.49 Mount Isa
4850 -18.65 146.16 Ingham
4852 -17.87 146.11 Mission Beach
4854 -17.94 145.92 Tully
4860 -17.52 146.03 Innisfail
4865 -17.09 145.79 Gordonvale
4868 -16.96 145.74 Woree
4869 -17.00 145.74 Edmonton
4870 -16.92 145.77 Cairns
4872 -17.25 145.48 Tablelands district
4873 -16.46 145.37 Mossman
4877 -16.48 145.46 Port Douglas
4878 -16.82 145.69 Smithfield
4879 -16.77 145.67 Palm Cove
4880 -17.00 145.42 Mareeba
4881 -16.82 145.64 Kuranda
4883 -17.27 145.48 Atherton
4895 -15.47 145.25 Cooktown
`
