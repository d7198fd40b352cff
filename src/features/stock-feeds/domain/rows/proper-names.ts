/** Makes sold in Australia as their makers write them; others follow the general rule. */
const MAKES =
  'Abarth,Alfa Romeo,Alpine,Aston Martin,Audi,Avan,Bentley,BMW,BYD,Cadillac,Caterham,Chery,Chevrolet,Chrysler,Citroën,Coronet,CUPRA,DAF,Daihatsu,Deepal,Dodge,Ducati,Ferrari,Fiat,Ford,Foton,Freightliner,FPV,Fuso,Genesis,Geely,GMC,GWM,Haval,Harley-Davidson,Hino,Holden,Honda,HSV,Hummer,Husqvarna,Hyundai,Indian,Ineos,Infiniti,International,Isuzu,Iveco,JAC,Jaecoo,Jaguar,Jayco,Jeep,JMC,Kawasaki,Kenworth,Kia,KGM,KTM,Lamborghini,Land Rover,LDV,Leapmotor,Lexus,Lotus,Mack,Mahindra,MAN,Maserati,Mazda,McLaren,Mercedes-AMG,Mercedes-Benz,MG,MINI,Mitsubishi,Morgan,Moto Guzzi,MV Agusta,New Age,Nissan,Omoda,Opel,Peugeot,Polestar,Porsche,Proton,RAM,Range Rover,Renault,Rolls-Royce,Royal Enfield,Saab,Scania,Seat,Skoda,smart,SsangYong,Subaru,Suzuki,Tesla,Toyota,Triumph,UD Trucks,Volkswagen,Volvo,Western Star,XPeng,Yamaha,Zeekr,Zero'.split(
    ',',
  )
/** Abbreviated makes in dealers' systems. */
const MAKE_ALIASES: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  mercedesbenz: 'Mercedes-Benz',
  merc: 'Mercedes-Benz',
  landrover: 'Land Rover',
  rangerover: 'Range Rover',
  greatwall: 'GWM',
  gwmhaval: 'GWM',
  harley: 'Harley-Davidson',
  citroen: 'Citroën',
  mitsubishifuso: 'Fuso',
  chev: 'Chevrolet',
  holdenspecialvehicles: 'HSV',
}
/** Models with irregular capitals. */
const MODELS =
  'HiLux,HiAce,LandCruiser,LandCruiser Prado,FJ Cruiser,C-HR,Yaris Cross,RAV4,GR86,D-MAX,MU-X,X-Trail,i20,i30,i40,iX35,ix35,iLoad,iMax,IONIQ,IONIQ 5,IONIQ 6,iX,iX3,i3,i4,i5,i7,i8,e-tron,E-PACE,F-PACE,I-PACE,CR-V,HR-V,ZR-V,BR-V,CR-Z,MX-5,MX-30,BT-50,CX-3,CX-5,CX-8,CX-9,CX-30,CX-60,CX-80,CX-90,T-Roc,T-Cross,ID.4,ID.5,ID. Buzz,up!,MiTo,ATTO 3,DOLPHIN,SEAL,ASX,BRZ,WRX,MUX,DMAX,e-Golf,EcoSport,TransitCustom,LEAF,QASHQAI,JUKE,Mazda2,Mazda3,Mazda6,MG3,MG4,MG5,MG7,HS,ZS,ZST,deliver 9,Deliver 9,eDeliver 9,T60,eT60,G10,V80,D90'.split(
    ',',
  )
const MODEL_ALIASES: Readonly<Record<string, string>> = {
  dmax: 'D-MAX',
  mux: 'MU-X',
  xtrail: 'X-Trail',
  crv: 'CR-V',
  hrv: 'HR-V',
  rav: 'RAV4',
  chr: 'C-HR',
  bt: 'BT-50',
}
/** Three-letter words that are not abbreviations. */
const SHORT_WORDS = new Set('and,bus,cab,car,duo,fit,max,new,one,pop,pro,red,rio,tan,top,ute,van'.split(','))

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9!]/g, '')
const tableOf = (names: readonly string[], aliases: Readonly<Record<string, string>>) =>
  new Map([...names.map((name) => [plain(name), name] as const), ...Object.entries(aliases)])
const MAKE_TABLE = tableOf(MAKES, MAKE_ALIASES)
const MODEL_TABLE = tableOf(MODELS, MODEL_ALIASES)

/** The make as its maker writes it (`FORD` is Ford, `Bmw` BMW, `vw` Volkswagen); unknown ones by `properWords`. */
export function properMake(text: string): string {
  return MAKE_TABLE.get(plain(text)) ?? properWords(text)
}

/** The model as its maker writes it (`HILUX` is HiLux, `I30` i30, `CX-5` stays); unknown ones by `properWords`. */
export function properModel(text: string): string {
  return MODEL_TABLE.get(plain(text)) ?? properWords(text)
}

/**
 * Capitalises single-case text: `DUAL CAB` is Dual Cab. Short words, words with digits and words without vowels
 * are abbreviations and stay in capitals (SR5, XLT, AWD). Mixed-case text is the dealer's own and stays.
 */
export function properWords(text: string): string {
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase()
  if (!isOneCase || !/\p{L}/u.test(text)) return text
  return text.replace(/[\p{L}\p{N}']+/gu, properWord)
}

function properWord(word: string): string {
  const upper = word.toUpperCase()
  if (/^\dX\d$/.test(upper)) return upper.toLowerCase()
  const letters = upper.replace(/[^\p{L}]/gu, '')
  const isWord =
    SHORT_WORDS.has(word.toLowerCase()) || (letters.length > 3 && /[AEIOUYÀ-Ý]/u.test(letters.slice(1)))
  return isWord && !/^\d/.test(word) ? upper.charAt(0) + upper.slice(1).toLowerCase() : upper
}
