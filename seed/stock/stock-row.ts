import type { CarType, ItemType, PriceKind, VehicleStatus } from '#src/features/vehicles/domain/vehicle.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'

export type SampleImage = { url: string; thumb: { url: string } }
export type SampleVideo = { url: string; title: string; poster_url: string }
export type SampleHotspot = {
  id: string
  description: string
  anchors: string[]
  positions: Record<string, { x: number; y: number }>
}

export type SampleLender = {
  interestRate: number
  comparisonRate: number
  paymentWeek: number
  paymentMonth: number
  deposit: number
  termYears: number
  termMonths: number
  termWeeks: number
  balloon: number
  disclaimer: string
  establishmentFees: number
  totalPayable: number
  financeProvider: string
}

type Maybe<Value> = Value | null

/** One vehicle of the sample stock under the wire names of the specification, section 3 (feed-columns.md). Dollars, mm, kg. */
export type StockRow = {
  dealership_slug: string
  location_code: string
  location: string
  city: string
  state: AuState
  stocknum: string
  item_type: ItemType
  car_type: CarType
  status: VehicleStatus
  name: string
  carsales_title: Maybe<string>
  year: number
  make: string
  model: string
  badge: string
  series: Maybe<string>
  colour: string
  interior_colour: Maybe<string>
  price: Maybe<number>
  price_type: PriceKind
  price_state: Maybe<AuState>
  price_as_at: Maybe<string>
  before_price: Maybe<number>
  offer_price: Maybe<number>
  subscription_price: Maybe<number>
  preorder: boolean
  km: Maybe<number>
  vin: Maybe<string>
  nvic: Maybe<string>
  has_nvic: boolean
  regplate: Maybe<string>
  rego_expiry: Maybe<string>
  build_date: Maybe<string>
  compliance_date: Maybe<string>
  tag: Maybe<string>
  reserved: boolean
  sold: boolean
  certified: boolean
  sold_date_timestamp: Maybe<number>
  created_at: string
  updated_at: string
  simple_body: string
  simple_transmission: Maybe<string>
  simple_fuel: Maybe<string>
  bodyconfiguration: string
  drive: Maybe<string>
  fuel: Maybe<string>
  trans: Maybe<string>
  gearnum: Maybe<number>
  seats: Maybe<number>
  doors: Maybe<number>
  engine_size: Maybe<number>
  engine_size_litres: Maybe<number>
  views: number
  photos_count: number
  images: SampleImage[]
  thumbnails: string[]
  primary_image_url: Maybe<string>
  video_url: Maybe<string>
  external_video_url: Maybe<string>
  walkaround_videos: SampleVideo[]
  videos: SampleVideo[]
  spin_images: string[]
  spin_code: Maybe<string>
  spin_interior_image: Maybe<string>
  hotspots: { exterior: SampleHotspot[]; interior: SampleHotspot[] }
  standardEquipment: string[]
  dealercomments: Maybe<string>
  file: Maybe<string>
  categories: string[]
  show_on_dealer_website: boolean
  private_suburb: Maybe<string>
  private_postcode: Maybe<string>
  specifications: {
    body_width: Maybe<number>
    body_length: Maybe<number | string>
    tare_weight: Maybe<number>
    axle_type: Maybe<string>
    sleeps: Maybe<number>
    aggregate_trailer_mass: Maybe<number>
    payload: Maybe<number>
    ground_clearance: Maybe<number>
    lams_approved: Maybe<boolean>
    seat_height: Maybe<number>
  }
  variant: {
    cylinders: Maybe<number>
    enginesize: Maybe<number>
    enginesize_litres: Maybe<number>
    induction: Maybe<string>
    fuelconsumptioncombined: Maybe<number>
    fuelcapacity: Maybe<number>
    grossvehiclemass: Maybe<number>
    vehiclelength: Maybe<number>
    vehicleheight: Maybe<number>
    vehiclewidth: Maybe<number>
    towingcapacitybraked: Maybe<number>
    torque: Maybe<number>
    bodyconfiguration: Maybe<string>
    ancaprating: Maybe<number>
    ancapyear: Maybe<number>
    geartype: Maybe<string>
  }
  payment_processors: string[]
  autograb_data: { state_average_market_price: Maybe<number>; average_market_price: Maybe<number> }
  youxQuote: Maybe<{ weeklyRepaymentAmount: number; advertisedRate: number; comparisonRate: number }>
  finance_lenders: Record<string, SampleLender>
}
