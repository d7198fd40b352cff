/** Postcode centres in South Australia: `postcode latitude longitude name` (see nsw-postcodes.ts). */
export const SA_POSTCODES = `
5000 -34.93 138.60 Adelaide
5006 -34.91 138.59 North Adelaide
5007 -34.90 138.57 Hindmarsh
5008 -34.89 138.57 Croydon
5009 -34.88 138.55 Beverley
5010 -34.87 138.57 Regency Park
5011 -34.88 138.54 Woodville
5012 -34.86 138.56 Mansfield Park
5013 -34.85 138.55 Ottoway
5014 -34.86 138.53 Alberton
5015 -34.84 138.50 Port Adelaide
5016 -34.83 138.49 Largs Bay
5017 -34.80 138.50 Osborne
5018 -34.78 138.49 North Haven
5019 -34.86 138.49 Semaphore
5021 -34.88 138.50 West Lakes
5022 -34.90 138.50 Henley Beach
5023 -34.90 138.52 Findon
5024 -34.92 138.51 Fulham
5025 -34.92 138.53 Flinders Park
5031 -34.92 138.57 Thebarton
5032 -34.93 138.55 Brooklyn Park
5033 -34.94 138.56 Hilton
5034 -34.95 138.60 Goodwood
5035 -34.95 138.58 Keswick
5037 -34.95 138.56 Netley
5038 -34.97 138.56 Plympton
5039 -34.98 138.58 Edwardstown
5040 -34.96 138.54 Novar Gardens
5041 -34.96 138.60 Westbourne Park
5042 -35.01 138.57 Clovelly Park
5043 -35.00 138.55 Marion
5044 -34.99 138.53 Somerton Park
5045 -34.98 138.52 Glenelg
5046 -35.01 138.54 Oaklands Park
5047 -35.02 138.54 Sturt
5048 -35.02 138.52 Brighton
5049 -35.04 138.52 Seacliff
5050 -35.02 138.60 Eden Hills
5051 -35.02 138.63 Blackwood
5052 -35.01 138.64 Belair
5061 -34.95 138.61 Unley
5062 -34.98 138.61 Mitcham
5063 -34.95 138.63 Parkside
5064 -34.95 138.64 Glen Osmond
5065 -34.94 138.64 Toorak Gardens
5066 -34.94 138.67 Burnside
5067 -34.92 138.63 Norwood
5068 -34.92 138.65 Kensington
5069 -34.91 138.62 St Peters
5070 -34.90 138.64 Payneham
5072 -34.92 138.68 Magill
5073 -34.90 138.66 Hectorville
5074 -34.88 138.67 Campbelltown
5075 -34.88 138.69 Paradise
5081 -34.89 138.61 Walkerville
5082 -34.88 138.60 Prospect
5083 -34.87 138.61 Nailsworth
5084 -34.86 138.60 Kilburn
5085 -34.86 138.62 Enfield
5086 -34.87 138.63 Greenacres
5087 -34.86 138.64 Klemzig
5088 -34.85 138.69 Holden Hill
5089 -34.86 138.70 Highbury
5090 -34.84 138.69 Hope Valley
5091 -34.83 138.72 Tea Tree Gully
5092 -34.83 138.69 Modbury
5093 -34.83 138.66 Para Vista
5094 -34.83 138.60 Gepps Cross
5095 -34.81 138.61 Mawson Lakes
5096 -34.80 138.65 Para Hills
5097 -34.81 138.70 Redwood Park
5098 -34.83 138.64 Ingle Farm
5106 -34.78 138.64 Salisbury South
5107 -34.78 138.62 Parafield Gardens
5108 -34.76 138.63 Salisbury
5109 -34.76 138.67 Salisbury East
5110 -34.71 138.56 Waterloo Corner
5112 -34.72 138.67 Elizabeth
5113 -34.69 138.67 Davoren Park
5114 -34.68 138.71 Smithfield
5115 -34.66 138.68 Munno Para
5116 -34.64 138.71 Evanston
5118 -34.60 138.75 Gawler
5120 -34.68 138.56 Virginia
5125 -34.77 138.69 Golden Grove
5127 -34.79 138.73 Wynn Vale
5152 -35.00 138.71 Stirling
5153 -35.10 138.74 Echunga
5158 -35.05 138.57 Happy Valley
5159 -35.08 138.58 Aberfoyle Park
5160 -35.11 138.51 Lonsdale
5161 -35.10 138.54 Reynella
5162 -35.13 138.55 Morphett Vale
5163 -35.15 138.52 Hackham
5164 -35.13 138.50 Christie Downs
5165 -35.14 138.48 Christies Beach
5168 -35.15 138.49 Noarlunga Centre
5169 -35.18 138.49 Seaford
5171 -35.22 138.55 McLaren Vale
5173 -35.28 138.46 Aldinga Beach
5201 -35.25 138.90 Strathalbyn district
5210 -35.47 138.57 Yankalilla district
5211 -35.55 138.62 Victor Harbor
5214 -35.51 138.78 Goolwa
5245 -35.03 138.81 Hahndorf
5250 -35.03 138.83 Littlehampton
5251 -35.07 138.86 Mount Barker
5253 -35.12 139.27 Murray Bridge
5255 -35.26 138.89 Strathalbyn
5264 -35.70 139.34 Meningie
5267 -36.10 140.36 Keith
5271 -36.96 140.74 Naracoorte
5277 -37.38 140.84 Penola
5280 -37.60 140.35 Millicent
5290 -37.83 140.78 Mount Gambier
5291 -37.85 140.80 Mount Gambier district
5301 -35.33 140.52 Pinnaroo
5330 -34.18 139.99 Waikerie
5333 -34.45 140.57 Loxton
5341 -34.17 140.75 Renmark
5343 -34.29 140.60 Berri
5352 -34.53 138.95 Tanunda
5355 -34.48 139.00 Nuriootpa
5371 -34.53 138.74 Roseworthy
5373 -34.37 138.77 Kapunda
5400 -34.47 138.67 Wasleys
5417 -33.68 138.93 Burra
5453 -33.83 138.61 Clare
5540 -33.19 138.01 Port Pirie
5554 -33.96 137.72 Kadina
5556 -33.93 137.63 Wallaroo
5558 -34.07 137.59 Moonta
5571 -34.37 137.67 Maitland
5600 -33.04 137.56 Whyalla
5602 -33.68 136.93 Cowell
5606 -34.72 135.86 Port Lincoln
5680 -32.80 134.21 Streaky Bay
5690 -32.13 133.68 Ceduna
5700 -32.49 137.77 Port Augusta
5710 -32.60 137.60 Stirling North
5723 -29.01 134.75 Coober Pedy
5725 -30.56 136.89 Roxby Downs
`
