import { expect, test } from 'vitest'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { shareCard } from './share-card.ts'

test('a shared link shows name, price with its kind and dealer', () => {
  expect(shareCard(aPageSite(), aVehicle())).toMatchObject({
    title: '2021 Toyota HiLux',
    price: '$54,990',
    priceLabel: expect.stringMatching(/drive away/i),
    dealer: 'Demo Motors',
    photoUrl: '/photos/1.jpg',
  })
})

test('a sold vehicle shows no price, and one without a price no number', () => {
  expect(shareCard(aPageSite(), aVehicle({ status: 'sold', isSold: true }))).toMatchObject({
    price: 'SOLD',
    priceLabel: '',
  })
  expect(shareCard(aPageSite(), aVehicle({ priceCents: null, images: [] }))).toMatchObject({
    price: 'Contact us for price',
    priceLabel: '',
    photoUrl: null,
  })
})
