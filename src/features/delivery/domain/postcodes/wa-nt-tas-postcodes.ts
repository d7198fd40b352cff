/** Postcode centres in Western Australia: `postcode latitude longitude name` (see nsw-postcodes.ts). */
export const WA_POSTCODES = `
6000 -31.95 115.86 Perth
6003 -31.94 115.86 Northbridge
6004 -31.96 115.87 East Perth
6005 -31.95 115.84 West Perth
6006 -31.93 115.85 North Perth
6007 -31.94 115.84 Leederville
6008 -31.95 115.82 Subiaco
6009 -31.98 115.81 Nedlands
6010 -31.97 115.78 Claremont
6011 -31.99 115.76 Cottesloe
6012 -32.01 115.77 Mosman Park
6014 -31.94 115.79 Floreat
6015 -31.94 115.76 City Beach
6016 -31.93 115.83 Mount Hawthorn
6017 -31.91 115.81 Osborne Park
6018 -31.90 115.79 Innaloo
6019 -31.90 115.76 Scarborough
6020 -31.86 115.76 Carine
6021 -31.88 115.82 Balcatta
6022 -31.86 115.83 Hamersley
6023 -31.84 115.81 Duncraig
6024 -31.84 115.80 Greenwood
6025 -31.80 115.74 Hillarys
6026 -31.80 115.78 Woodvale
6027 -31.75 115.77 Joondalup
6028 -31.73 115.74 Kinross
6029 -31.87 115.76 Trigg
6030 -31.68 115.72 Clarkson
6031 -31.70 115.80 Banksia Grove
6036 -31.63 115.70 Butler
6038 -31.54 115.62 Alkimos district
6050 -31.93 115.87 Mount Lawley
6051 -31.93 115.89 Maylands
6052 -31.91 115.89 Bedford
6053 -31.91 115.91 Bayswater
6054 -31.90 115.94 Bassendean
6055 -31.89 115.97 Guildford
6056 -31.88 116.01 Midland
6057 -31.95 116.01 High Wycombe
6058 -31.98 116.01 Forrestfield
6059 -31.88 115.87 Dianella
6060 -31.90 115.85 Yokine
6061 -31.85 115.86 Mirrabooka
6062 -31.89 115.90 Morley
6063 -31.88 115.93 Beechboro
6064 -31.83 115.85 Girrawheen
6065 -31.77 115.83 Wanneroo
6066 -31.83 115.90 Ballajura
6069 -31.80 115.97 Ellenbrook
6070 -31.90 116.07 Darlington
6073 -31.90 116.17 Mundaring
6076 -31.98 116.06 Kalamunda
6100 -31.97 115.89 Victoria Park
6101 -31.98 115.91 East Victoria Park
6102 -32.00 115.92 Bentley
6103 -31.97 115.91 Rivervale
6104 -31.94 115.92 Belmont
6105 -31.95 115.95 Cloverdale
6106 -31.98 115.94 Welshpool
6107 -32.01 115.94 Cannington
6108 -32.06 115.96 Thornlie
6109 -32.04 115.99 Maddington
6110 -32.07 116.00 Gosnells
6111 -32.12 116.05 Kelmscott district
6112 -32.15 116.01 Armadale
6121 -32.21 116.00 Oakford
6122 -32.22 115.99 Byford
6147 -32.03 115.92 Lynwood
6148 -32.03 115.90 Riverton
6149 -32.06 115.86 Bull Creek
6150 -32.06 115.84 Murdoch
6151 -31.98 115.87 South Perth
6152 -32.00 115.87 Como
6153 -32.01 115.84 Applecross
6154 -32.04 115.81 Myaree
6155 -32.07 115.91 Canning Vale
6156 -32.03 115.80 Melville
6157 -32.04 115.77 Palmyra
6158 -32.04 115.76 East Fremantle
6160 -32.06 115.75 Fremantle
6162 -32.07 115.76 Beaconsfield
6163 -32.08 115.79 Spearwood
6164 -32.13 115.85 Cockburn Central
6166 -32.13 115.77 Coogee
6167 -32.24 115.82 Kwinana
6168 -32.28 115.74 Rockingham
6169 -32.33 115.76 Warnbro
6170 -32.24 115.85 Wellard
6171 -32.36 115.79 Baldivis
6174 -32.44 115.76 Golden Bay
6180 -32.51 115.76 Lakelands
6208 -32.63 115.87 Pinjarra
6210 -32.53 115.74 Mandurah
6220 -33.08 115.90 Harvey
6225 -33.36 116.16 Collie
6230 -33.33 115.64 Bunbury
6232 -33.32 115.71 Eaton
6233 -33.28 115.72 Australind
6237 -33.45 115.68 Capel district
6258 -34.25 116.15 Manjimup
6280 -33.65 115.35 Busselton
6281 -33.62 115.10 Dunsborough
6285 -33.95 115.07 Margaret River
6290 -34.31 115.16 Augusta
6302 -31.89 116.77 York
6312 -32.93 117.18 Narrogin
6317 -33.69 117.55 Katanning
6330 -35.02 117.88 Albany
6333 -34.97 117.36 Denmark
6401 -31.65 116.67 Northam
6415 -31.48 118.28 Merredin
6430 -30.75 121.47 Kalgoorlie
6450 -33.86 121.89 Esperance
6501 -31.63 115.97 Muchea
6503 -31.35 115.90 Gingin
6510 -30.64 116.01 Moora
6530 -28.77 114.61 Geraldton
6532 -28.70 114.80 Geraldton district
6701 -24.88 113.66 Carnarvon
6707 -21.93 114.13 Exmouth
6710 -21.64 115.11 Onslow
6713 -20.66 116.71 Dampier
6714 -20.74 116.85 Karratha
6721 -20.31 118.58 Port Hedland
6725 -17.96 122.24 Broome
6728 -17.30 123.63 Derby
6743 -15.77 128.74 Kununurra
6751 -22.69 117.79 Tom Price
6753 -23.36 119.73 Newman
6770 -18.23 127.67 Halls Creek
`
export const NT_POSTCODES = `
0800 -12.46 130.84 Darwin
0810 -12.38 130.88 Casuarina
0812 -12.39 130.91 Malak
0820 -12.43 130.86 Parap
0828 -12.44 130.93 Berrimah
0829 -12.50 130.98 Pinelands
0830 -12.48 130.98 Palmerston
0832 -12.51 130.99 Rosebery
0835 -12.49 131.10 Howard Springs
0836 -12.58 131.10 Humpty Doo
0845 -13.24 131.11 Batchelor
0846 -13.25 131.36 Adelaide River
0847 -13.82 131.83 Pine Creek
0850 -14.47 132.26 Katherine
0860 -19.65 134.19 Tennant Creek
0870 -23.70 133.88 Alice Springs
0872 -25.24 130.99 Yulara
0873 -23.75 133.87 Arumbera
0874 -23.77 133.88 Alice Springs south
0875 -23.74 133.85 Gillen
0880 -12.18 136.78 Nhulunbuy
`
export const TAS_POSTCODES = `
7000 -42.88 147.33 Hobart
7004 -42.89 147.32 South Hobart
7005 -42.90 147.34 Sandy Bay
7008 -42.86 147.31 New Town
7009 -42.85 147.30 Moonah
7010 -42.83 147.28 Glenorchy
7011 -42.81 147.26 Claremont
7015 -42.86 147.36 Lindisfarne
7016 -42.79 147.34 Risdon Vale
7017 -42.75 147.30 Old Beach
7018 -42.87 147.38 Bellerive
7019 -42.88 147.41 Rokeby
7022 -42.96 147.50 South Arm
7025 -42.78 147.43 Richmond
7030 -42.74 147.24 Bridgewater
7050 -42.98 147.33 Kingston
7053 -42.99 147.30 Taroona
7054 -43.01 147.26 Margate
7109 -43.03 147.05 Huonville
7112 -43.16 147.08 Cygnet
7116 -43.27 146.98 Geeveston
7120 -42.30 147.37 Oatlands
7140 -42.78 147.06 New Norfolk
7171 -42.83 147.55 Midway Point
7172 -42.79 147.56 Sorell
7180 -43.02 147.95 Port Arthur
7190 -42.13 148.08 Swansea
7210 -41.93 147.50 Campbell Town
7215 -41.88 148.30 Bicheno
7216 -41.32 148.24 St Helens
7248 -41.41 147.13 Invermay
7249 -41.46 147.14 Kings Meadows
7250 -41.44 147.14 Launceston
7252 -41.24 147.00 Dilston
7253 -41.11 146.82 George Town
7260 -41.16 147.51 Scottsdale
7270 -41.20 146.83 Beauty Point
7277 -41.35 147.05 Legana
7290 -41.53 146.84 Hagley
7300 -41.60 147.12 Longford
7304 -41.53 146.66 Deloraine
7307 -41.23 146.41 Latrobe
7310 -41.18 146.35 Devonport
7315 -41.16 146.17 Ulverstone
7316 -41.12 146.07 Penguin
7320 -41.06 145.91 Burnie
7325 -41.00 145.73 Wynyard
7330 -40.84 145.12 Smithton
7467 -42.08 145.56 Queenstown
7468 -42.15 145.33 Strahan
7469 -41.89 145.34 Zeehan
`
