import { CAR_TYPE_WORDS, ITEM_TYPE_WORDS, PRICE_KIND_WORDS, STATUS_WORDS } from './dealer-studio-words.ts'
import type { FeedSource } from './feed-source.ts'

function names(list: string): string[] {
  return list.split(', ')
}

/** The Australian columns of the Dealer Studio FTP schema (standards.md B6); starred ones are required. */
export const DEALER_STUDIO_SOURCE = {
  name: 'dealer-studio',
  title: 'Australian dealer CSV with the Dealer Studio columns',
  format: 'csv',
  columns: [
    {
      to: 'stocknum',
      headers: names(
        'Stock number, Stock no, Stock, StockNum, Stock id, Stock code, Stock ref, Stock reference, Stk, Stk no, Stk num, Stk number, StockItem, Inventory no, Inventory number, Inventory id, Dealer stock no, Dealer stock number, Unit no, Unit number, Item number',
      ),
      isRequired: true,
    },
    {
      to: 'car_type',
      headers: names(
        'Car type, Condition, New used demo, Listing type, NewUsed, New or used, Used new, NUD, NU, UN, UND, NDU, NUC, New demo used, New used flag, New used code, New used indicator, New used ind, New used type, NU flag, NU code, NUD code, NUD flag, Condition code, Condition type, Cond, Cond code, Vehicle condition, Stock type, Stock class, Sale type, Age type, Vehicle type, Type',
      ),
      words: CAR_TYPE_WORDS,
      isRequired: true,
    },
    {
      to: 'make',
      headers: names('Make, Manufacturer, Make name, Make desc, Make description, Marque, Brand'),
      isRequired: true,
    },
    {
      to: 'model',
      headers: names('Model, Model name, Model desc, Model description, Model family, Family, Family desc'),
      isRequired: true,
    },
    {
      to: 'year',
      headers: names(
        'Year, Model year, Manu year, Build year, ManYear, Man yr, Manu yr, Manuf year, Manufacture year, Manufactured year, Manufacturer year, Year manufactured, Year of manufacture, Year built, Mfg year, Model yr, Release year, Year group, Yr',
      ),
      isRequired: true,
    },
    {
      to: 'drive_away_price',
      headers: names(
        'DAP Price, DAP, Drive away price, Driveaway, Drive away amount, Price drive away, DA price, Drive away advertised, Advertised drive away price, Drive away total',
      ),
    },
    {
      to: 'egc_price',
      headers: names(
        'EGC Price, EGC, Excl govt charges, Price EGC, Price excl govt charges, Price excluding government charges, Price ex govt charges, Price ex gov, Price ex orc, EGC amount, Ex govt price, Price EGC amount',
      ),
    },
    {
      to: 'advertised_price',
      headers: names(
        'Advertised price, Price, Retail price, Sale price, Selling price, Sell price, Asking price, List price, Web price, Internet price, Display price, Ad price, Advert price, Now price, Price now, Current price, Total price, Retail',
      ),
    },
    {
      to: 'price_type',
      headers: names(
        'Price type, Price kind, Price basis, Price description, Price qualifier, Price suffix, Price display',
      ),
      words: PRICE_KIND_WORDS,
    },
    {
      to: 'before_price',
      headers: names(
        'Was price, Before price, RRP, MRRP, Previous price, Original price, Old price, Price was, Was',
      ),
    },
    { to: 'offer_price', headers: names('Special price, Offer price, Promo price, Promotional price') },
    {
      to: 'subscription_price',
      headers: ['Subscription price', 'Subscription per week', 'Weekly subscription'],
    },
    {
      to: 'badge',
      headers: names(
        'Badge, Variant name, Trim, Variant, Badge name, Badge desc, Badge description, Trim level, Grade, Edition, Derivative, Model variant, Variant desc, Variant description',
      ),
    },
    {
      to: 'series',
      headers: names('Series, Series name, Series desc, Series description, Model series, Series public'),
    },
    {
      to: 'variant.cylinders',
      headers: names('Cylinders, Cyl, No of cylinders, Num cylinders, Cylinder count, Cyls'),
    },
    {
      to: 'regplate',
      headers: names(
        'Rego, Rego number, Registration, Registration plate, Reg plate, RegoNo, Reg no, Reg num, Rego num, Rego plate, Registration number, Registration no, Plate, Plate no, Plate number, Licence plate, Number plate',
      ),
    },
    {
      to: 'rego_expiry',
      headers: names(
        'Rego expiry, Registration expiry, Rego exp, RegoExpDate, Rego expiry date, Reg exp, Reg expiry, Registration expiry date, Rego expires, Rego due',
      ),
    },
    {
      to: 'vin',
      headers: names(
        'Vin, VIN number, Chassis number, VIN no, VIN chassis, Vin chassis num, Chassis, Chassis no',
      ),
    },
    {
      to: 'body',
      headers: names('Body, Body type, Body style, Body desc, Body description, Body shape, Body config'),
    },
    {
      to: 'km',
      headers: names(
        'Odometer, Kms, Kilometres, Odo, Mileage, KM, Odometer reading, Odometer km, Odometer kms, Kilometers, Kms travelled, Klms, Distance, Indicated odometer',
      ),
    },
    {
      to: 'interior_colour',
      headers: names(
        'Interior Colour, Interior color, Trim colour, IntColour, Int color, Int col, Interior, Trim color, Upholstery colour',
      ),
    },
    {
      to: 'colour',
      headers: names(
        'Exterior Colour, Exterior color, Color, Paint, ExtColour, Ext color, Ext col, Exterior, Body colour, Body color, Colour desc, Colour description, Manufacturer colour, Paint colour',
      ),
    },
    {
      to: 'location_code',
      headers: names(
        'Location code, Yard, Yard code, Branch, Yard name, Yard location, Site location, Branch code, Branch name, Lot, Location name, Stock location',
      ),
    },
    {
      to: 'name',
      headers: names('Vehicle description, Vehicle title, Title, Heading, Headline, Ad title, Ad heading'),
    },
    {
      to: 'dealercomments',
      headers: names(
        'Dealercomments, Comments, Description, Ad text, Ad comments, Advert text, Advert description, Advertisement, Advertisement text, Web comments, Web description, Long description, Marketing text, Sales comments, Public comments, Vehicle comments, Dealer comment, Comment',
      ),
    },
    {
      to: 'build_date',
      headers: names(
        'Build date, Built, BuiltDate, Date built, Manufacture date, Manufactured date, Manuf date, Build month',
      ),
    },
    {
      to: 'compliance_date',
      headers: names(
        'Compliance date, Compliance, Compliance plate, ComplDate, Compl, Compl month, Compliance plate date, Compliance month, Comp date, Date of compliance',
      ),
    },
    { to: 'fuel', headers: names('Fuel, Fuel type, Fuel desc, Fuel description, Engine fuel') },
    {
      to: 'trans',
      headers: names(
        'Transmission, Gearbox, Trans, Trans type, Transmission type, Trans desc, Transmission desc',
      ),
    },
    { to: 'doors', headers: names('Doors, No of doors, Num doors, Door count, Door num, Number of doors') },
    {
      to: 'seats',
      headers: names(
        'Seats, Seating capacity, Num seats, No of seats, Seat count, Seat capacity, Number of seats, Seating',
      ),
    },
    {
      to: 'standardEquipment',
      headers: names(
        'Features, Standard equipment, Options, Std features, Standard features, Equipment, Extras, Feature list, Optional features, Accessories',
      ),
    },
    { to: 'certified', headers: names('Certified, CPO, Certified pre owned, Is certified, Approved used') },
    {
      to: 'drive',
      headers: names('Drive, Drive type, Drivetrain, Drive wheels, Wheel drive, Driven wheels'),
    },
    {
      to: 'engine',
      headers: names(
        'Engine size, Engine capacity, Engine, EngineCC, Engine size cc, Engine capacity cc, Engine litre, Engine ltr, Engine size litres, Engine desc, Capacity, CC',
      ),
    },
    { to: 'nvic', headers: names('NVIC code, NVIC, Glass code, Glasses code, Glass nvic') },
    {
      to: 'item_type',
      headers: names('Item type, Category of vehicle, Vehicle category, Vehicle class'),
      words: ITEM_TYPE_WORDS,
    },
    {
      to: 'status',
      headers: names(
        'Status, Progress code, Stock status, Vehicle status, Availability, Stock state, Sale status, Sales status, Progress, Listing status',
      ),
      words: STATUS_WORDS,
    },
    { to: 'sold_date_timestamp', headers: names('Sold date, Date sold, Sale date, Sold on') },
    { to: 'dealership_slug', headers: ['Dealership', 'Dealer', 'Dealer code'] },
    {
      to: 'gearnum',
      headers: names('Gears, No of gears, No gears, Gear count, Num gears, Number of gears, Speeds'),
    },
    { to: 'engine_size_litres', headers: ['Engine litres'] },
    { to: 'file', headers: ['History report', 'PPSR report'] },
    {
      to: 'show_on_dealer_website',
      headers: names(
        'Show on website, Web publish, Publish, Published, Publish to web, Show on web, On web, Advertise, Internet, Display on website',
      ),
    },
    {
      to: 'images',
      headers: names(
        'Images, Photos, Photo urls, Image urls, Pictures, Image list, Photo list, Picture urls, Image url, Photo url, Image links, Photo links, Image, Photo, Main photo, Main image, Media',
      ),
    },
    {
      to: 'video_url',
      headers: names('Video, Video link, Video address, You tube, Youtube url, Youtube link'),
    },
    { to: 'specifications.body_width', headers: ['Body width'] },
    { to: 'specifications.body_length', headers: ['Body length'] },
    { to: 'specifications.tare_weight', headers: ['Tare weight'] },
    { to: 'specifications.axle_type', headers: ['Axle type'] },
    { to: 'specifications.sleeps', headers: ['Sleeps'] },
    { to: 'specifications.payload', headers: ['Payload'] },
    { to: 'specifications.ground_clearance', headers: ['Ground clearance'] },
    { to: 'specifications.seat_height', headers: ['Seat height'] },
    { to: 'variant.enginesize', headers: ['Variant engine size'] },
    { to: 'variant.enginesize_litres', headers: ['Variant engine litres'] },
    { to: 'variant.induction', headers: ['Induction'] },
    { to: 'variant.fuelconsumptioncombined', headers: ['Fuel consumption combined'] },
    { to: 'variant.fuelcapacity', headers: ['Fuel capacity'] },
    { to: 'variant.vehiclelength', headers: ['Vehicle length'] },
    { to: 'variant.vehicleheight', headers: ['Vehicle height'] },
    { to: 'variant.vehiclewidth', headers: ['Vehicle width'] },
    { to: 'variant.towingcapacitybraked', headers: ['Towing capacity braked'] },
    { to: 'variant.torque', headers: ['Torque'] },
    { to: 'variant.bodyconfiguration', headers: ['Variant body configuration'] },
    { to: 'variant.ancaprating', headers: ['ANCAP rating'] },
    { to: 'variant.ancapyear', headers: ['ANCAP year'] },
    { to: 'variant.geartype', headers: ['Gear type'] },
    { to: 'autograb_data.average_market_price', headers: ['Market average'] },
    { to: 'autograb_data.state_average_market_price', headers: ['State market average'] },
    { to: 'specifications.aggregate_trailer_mass', headers: ['Aggregate trailer mass', 'ATM'] },
    { to: 'specifications.lams_approved', headers: ['LAMS', 'LAMS approved'] },
    { to: 'variant.grossvehiclemass', headers: ['Gross vehicle mass', 'GVM'] },
  ],
  dealerOnly: ['Purchase cost'],
  ignored: [
    ...['Encrypted RedBook code', 'RedBook code', 'RedBook id', 'AutoGrab ID', 'Dealer ID', 'Seller ID'],
    ...['Last modified', 'Date updated', 'Last updated', 'Days in stock', 'Age days', 'Photo count'],
  ],
  defaults: { itemType: 'car', status: 'in_stock' },
} as const satisfies FeedSource
