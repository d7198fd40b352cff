/** Labels of the fields people type into, as on the forms. Every other field is chosen or hidden. */
const LABELS: Record<string, string> = {
  name: 'Name',
  first_name: 'First name',
  firstName: 'First name',
  lastName: 'Last name',
  last_name: 'Last name',
  phone: 'Phone',
  email: 'Email',
  postcode: 'Postcode',
  message: 'Message',
  company: 'Company',
  vehicle_details: 'Vehicle',
  rego: 'Rego',
  Rego: 'Rego',
  kms: 'Kilometres',
  amount: 'Amount',
  purchasePrice: 'Purchase price',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  odometer: 'Kilometres',
  delivery_address: 'Delivery address',
  delivery_postcode: 'Delivery postcode',
}

/** How to show a form field outside its form; no label for fields nobody types. */
export function typedField(name: string): { label: string | null; isLong: boolean } {
  return { label: Object.hasOwn(LABELS, name) ? (LABELS[name] ?? null) : null, isLong: name === 'message' }
}
