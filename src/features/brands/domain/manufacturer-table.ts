/**
 * The platform's makes (DATA-025), one per line: name, item types (c car, m motorcycle, t truck, v caravan), file
 * of its mark in simple-icons (CC0) or a dash, `new` if it is sold new in Australia or `used`, and what it makes.
 */
export const MANUFACTURER_LINES = `
Abarth|c|-|new|small performance cars built on Fiat models
Alfa Romeo|c|-|new|sports sedans and SUVs
Alpine|c|-|used|lightweight sports coupes
Aston Martin|c|astonmartin|new|grand tourers, sports cars and a performance SUV
Audi|c|audi|new|hatches, sedans, wagons, SUVs and electric cars, with quattro all-wheel drive on many of them
Bentley|c|bentley|new|grand tourers, limousines and a luxury SUV
BMW|c,m|bmw|new|sedans, wagons, coupes, SUVs and electric cars, and motorcycles from roadsters to GS tourers
BYD|c|-|new|electric cars and plug-in hybrids: hatches, sedans, SUVs and a ute
Cadillac|c|cadillac|new|electric luxury SUVs
Caterham|c|-|new|lightweight two-seat sports cars
Chery|c|-|new|SUVs with petrol, hybrid and electric power
Chevrolet|c|chevrolet|new|the Corvette sports car and Silverado pick-ups
Chrysler|c|chrysler|used|large sedans and people movers
Citroen|c|citroen|used|comfortable hatches, SUVs and vans
Cupra|c|-|new|sporty hatches and SUVs, electric ones among them
Daewoo|c|-|used|small cars and sedans
Daihatsu|c|-|used|small cars and compact four-wheel drives
Datsun|c|-|used|classic sedans, coupes and sports cars
Deepal|c|-|new|electric SUVs
Denza|c|-|new|plug-in hybrid and electric SUVs and people movers
Dodge|c|-|used|hatches, SUVs and muscle cars
DS Automobiles|c|dsautomobiles|used|premium hatches and SUVs
Farizon|c|-|new|electric vans
Ferrari|c|ferrari|new|sports cars and grand tourers
Fiat|c|fiat|new|small cars and Ducato vans
Ford|c|ford|new|Ranger utes, Everest four-wheel drives, Mustang coupes, Transit vans and electric vehicles
FPV|c|-|used|performance cars based on the Australian Ford Falcon
GAC|c|-|new|SUVs, people movers and electric cars
Geely|c|-|new|electric and plug-in hybrid SUVs
Genesis|c|-|new|luxury sedans and SUVs, electric ones among them
GMC|c|-|new|the Yukon full-size SUV
Great Wall|c|-|used|utes and SUVs, today sold as GWM
GWM|c|-|new|Haval SUVs, Tank four-wheel drives, Ora electric cars and Cannon utes
Haval|c|-|used|SUVs, today sold under the name GWM
Holden|c|-|used|the Commodore and its relatives, utes, hatches and four-wheel drives
Honda|c,m|honda|new|hybrid and petrol hatches and SUVs, and motorcycles from farm bikes to sports tourers
HSV|c|-|used|performance cars based on the Australian Holden Commodore
Hummer|c|-|used|large four-wheel drives
Hyundai|c,t|hyundai|new|hatches, sedans, SUVs, people movers, vans, trucks and electric cars
Ineos|c|-|new|the Grenadier four-wheel drive as a wagon and as a ute
Infiniti|c|infiniti|used|luxury sedans, coupes and SUVs made by Nissan
Isuzu UTE|c|-|new|D-MAX utes and MU-X seven-seat four-wheel drives
Isuzu|c,t|-|new|light, medium and heavy trucks, and through Isuzu UTE the D-MAX and MU-X
JAC|c,t|-|new|utes and light electric trucks
Jaecoo|c|-|new|SUVs with petrol and plug-in hybrid power
Jaguar|c|-|used|luxury sedans, sports cars and SUVs
Jeep|c|jeep|new|four-wheel drives and SUVs, from the Compass to the Wrangler and Gladiator
KGM|c|-|new|SUVs, four-wheel drives and Musso utes, earlier sold as SsangYong
Kia|c|kia|new|small cars, SUVs, the Carnival people mover, the Tasman ute and a range of electric cars
KTM|m|ktm|new|motocross, enduro, naked and adventure motorcycles
Lamborghini|c|lamborghini|new|supercars and the Urus SUV
Land Rover|c|-|new|Defender, Discovery and Range Rover four-wheel drives
LDV|c|-|new|vans, utes, people movers and SUVs, electric ones among them
Leapmotor|c|-|new|electric SUVs and hatches
Lexus|c|-|new|luxury sedans, coupes and SUVs, most of them hybrid
Leyland|c|-|used|classic sedans and Minis
Lotus|c|-|new|sports cars and electric performance cars
Mahindra|c|mahindra|new|SUVs and utes
Maserati|c|maserati|new|luxury sports cars and SUVs
Mazda|c|mazda|new|hatches, sedans, CX SUVs, BT-50 utes and the MX-5 roadster
McLaren|c|mclaren|new|supercars
Mercedes-Benz|c,t|-|new|hatches, sedans, coupes, SUVs, vans, trucks and electric cars, with AMG performance models
MG|c|mg|new|hatches, SUVs, sedans, a ute and electric cars
MINI|c|mini|new|hatches, convertibles and the Countryman SUV, electric ones among them
Mitsubishi|c|mitsubishi|new|SUVs, plug-in hybrids, Triton utes and Pajero Sport four-wheel drives
Morgan|c|-|new|hand-built sports cars in a classic style
Nissan|c|nissan|new|SUVs, Navara utes, Patrol four-wheel drives and the Z sports car
Omoda|c|-|new|small and medium SUVs
Opel|c|opel|used|hatches, sedans and coupes
Peugeot|c|peugeot|new|SUVs and vans
Polestar|c|polestar|new|electric sedans and SUVs
Pontiac|c|-|used|American sedans and coupes
Porsche|c|porsche|new|sports cars, SUVs and electric cars
Proton|c|proton|used|small sedans and hatches
RAM|c|ram|new|full-size pick-ups converted to right-hand drive
Renault|c|renault|new|SUVs and Kangoo, Trafic and Master vans
Rolls-Royce|c|rollsroyce|new|luxury sedans, coupes and an SUV
Rover|c|-|used|sedans and hatches
Saab|c|-|used|sedans, wagons and convertibles
Seat|c|seat|used|hatches and small cars
Skoda|c|skoda|new|hatches, wagons and SUVs, electric ones among them
Smart|c|smart|new|electric hatches and small SUVs
SsangYong|c|-|used|SUVs and utes, today sold as KGM
Subaru|c|subaru|new|SUVs, hatches, wagons and sports cars, with all-wheel drive on most of them
Suzuki|c,m|suzuki|new|small cars, SUVs and the Jimny, and motorcycles from trail bikes to sports bikes
Tata|c|tata|used|utes and small cars
Tesla|c|tesla|new|electric sedans and SUVs
Toyota|c|toyota|new|small cars, SUVs, HiLux utes, HiAce vans and LandCruisers, many of them hybrid
Valiant|c|-|used|classic Australian sedans, wagons and coupes
Vauxhall|c|vauxhall|used|British sedans and hatches
Volkswagen|c|volkswagen|new|hatches, SUVs, Amarok utes, vans, campers and electric cars
Volvo|c,t|volvo|new|SUVs and electric cars, and through Volvo Trucks heavy rigid trucks and prime movers
Xpeng|c|-|new|electric SUVs
Zeekr|c|-|new|electric SUVs and people movers
Aprilia|m|-|new|sports, naked and adventure motorcycles
Benelli|m|-|new|naked, adventure and learner-approved motorcycles
Beta|m|-|new|enduro and trials motorcycles
Can-Am|m|-|new|three-wheelers and off-road vehicles
CFMOTO|m|-|new|learner-approved, touring and adventure motorcycles
Ducati|m|ducati|new|sports, naked, adventure and scrambler motorcycles
GasGas|m|-|new|enduro, motocross and trials motorcycles
Harley-Davidson|m|-|new|cruisers, tourers and an adventure motorcycle
Husqvarna|m|husqvarna|new|enduro, motocross and street motorcycles
Hyosung|m|-|used|learner-approved cruisers and naked motorcycles
Indian|m|-|new|cruisers, baggers and tourers
Kawasaki|m|-|new|Ninja sports bikes, Z naked bikes, Versys tourers and KLX trail bikes
Kymco|m|-|new|scooters
Lambretta|m|-|new|scooters
Moto Guzzi|m|-|new|V-twin roadsters, tourers and adventure motorcycles
Moto Morini|m|-|new|adventure and scrambler motorcycles
MV Agusta|m|-|new|sports and naked motorcycles
Norton|m|-|used|British twins and sports motorcycles
Piaggio|m|-|new|scooters
Royal Enfield|m|-|new|classic roadsters, cruisers and the Himalayan
Triumph|m|-|new|modern classics, roadsters, adventure and motocross motorcycles
Vespa|m|vespa|new|scooters
Yamaha|m|yamahamotorcorporation|new|MT naked bikes, YZF sports bikes, Ténéré adventure bikes, WR and YZ off-road bikes
Zero|m|-|used|electric street and off-road motorcycles
DAF|t|daf|new|medium rigid trucks and prime movers
Dennis Eagle|t|-|new|low-entry trucks for waste collection
Foton|c,t|-|new|light trucks and utes
Freightliner|t|-|new|conventional heavy trucks
Fuso|t|-|new|Canter light trucks, Fighter medium trucks and Shogun heavy trucks
Hino|t|-|new|300 Series light trucks, 500 Series medium trucks and 700 Series heavy trucks
International|t|-|used|conventional heavy trucks
Iveco|t|iveco|new|Daily vans and cab chassis, and medium and heavy trucks
Kenworth|t|-|new|heavy trucks built in Bayswater, Victoria
Mack|t|-|new|heavy trucks built in Wacol, Queensland
MAN|t|man|new|heavy trucks and prime movers
Peterbilt|t|-|used|conventional heavy trucks
Scania|t|scania|new|heavy trucks and prime movers
UD Trucks|t|-|new|Croner medium trucks and Quon heavy trucks
Western Star|t|-|new|conventional heavy trucks
Adria|v|-|used|lightweight European caravans
Avan|v|-|new|pop-top campers, caravans and motorhomes
Bushtracker|v|-|new|off-road caravans
Coromal|v|-|new|family and touring caravans
Crusader|v|-|new|touring caravans
Cub Campers|v|-|new|camper trailers
Essential|v|-|new|touring and off-road caravans
Goldstream RV|v|-|new|pop-top and touring caravans
Jayco|v|-|new|camper trailers, pop-tops, caravans and motorhomes
Kokoda|v|-|new|touring and off-road caravans
Lotus Caravans|v|-|new|off-road caravans
New Age|v|-|new|touring and off-road caravans
Opus|v|-|new|camper trailers and hybrid caravans
Retreat|v|-|new|touring caravans
Roma|v|-|new|touring caravans
Royal Flair|v|-|new|touring and off-road caravans
Supreme|v|-|new|touring and off-road caravans
Winnebago|v|-|new|motorhomes
Zone RV|v|-|new|off-road caravans
`
