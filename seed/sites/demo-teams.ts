type Member = {
  name: string
  role: string
  department: 'sales' | 'service' | 'parts' | null
  phone: string | null
  email?: string
  about?: string
}

/** Invented people; the numbers are reserved for fiction. */
export function bowenHillsTeam(domain: string): Member[] {
  return [
    {
      name: 'Imogen Vale',
      role: 'Dealer principal',
      department: null,
      phone: '07 5550 1000',
      email: `imogen@${domain}`,
      about: 'Began on the service desk in this building and still knows where every key hangs.',
    },
    {
      name: 'Tomas Arrow',
      role: 'Sales manager',
      department: 'sales',
      phone: '07 5550 1002',
      about: 'Ask him which of two cars is the better one. He will tell you.',
    },
    { name: 'Priya Lantern', role: 'Sales consultant, Toyota', department: 'sales', phone: '07 5550 1003' },
    { name: 'Callum Reed', role: 'Sales consultant, Hyundai', department: 'sales', phone: '07 5550 1004' },
    { name: 'Noor Banksia', role: 'Finance manager', department: 'sales', phone: '07 5550 1005' },
  ]
}

/** Invented people of a location with workshop and counter. */
export function essendonTeam(domain: string): Member[] {
  return [
    {
      name: 'Hugo Marlow',
      role: 'General manager',
      department: null,
      phone: '03 5550 1200',
      email: `hugo@${domain}`,
    },
    { name: 'Saskia Quill', role: 'Sales consultant', department: 'sales', phone: '03 5550 1203' },
    {
      name: 'Dev Ironwood',
      role: 'Service advisor',
      department: 'service',
      phone: '03 5550 1210',
      about: 'Rings you before the work, not after it.',
    },
    { name: 'Mei Tallow', role: 'Master technician', department: 'service', phone: null },
    { name: 'Jordan Pike', role: 'Parts interpreter', department: 'parts', phone: '03 5550 1220' },
  ]
}
