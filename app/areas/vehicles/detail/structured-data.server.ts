import type { DetailData } from '../../../directory/detail/load-detail.server.ts'
import { basicsOf } from '../../../directory/structured-data/parts.server.ts'
import { offerOf, quantityOf, schema } from '../../../directory/structured-data/prices.server.ts'
import type { Describe } from '../../../directory/structured-data/thing.ts'
import { vehicles } from '../area.ts'

const types = { car: 'Car', truck: 'Vehicle', motorcycle: 'Motorcycle', boat: 'Vehicle' }
const conditions = { new: 'NewCondition', used: 'UsedCondition' }
const mile = 'SMI'

export const describeVehicle: Describe<DetailData<typeof vehicles.attributes>> = (detail, i18n) => {
  const { values } = detail.listing
  const { bodyStyle, transmission, fuelType } = vehicles.attributes
  return {
    '@type': values.category ? types[values.category] : 'Vehicle',
    ...basicsOf(detail),
    brand: values.make && { '@type': 'Brand', name: values.make },
    model: values.model,
    vehicleModelDate: values.year && String(values.year),
    itemCondition: values.condition && schema(conditions[values.condition]),
    mileageFromOdometer: quantityOf(values.mileage, mile),
    bodyType: values.bodyStyle && bodyStyle.format(values.bodyStyle, i18n),
    vehicleTransmission: values.transmission && transmission.format(values.transmission, i18n),
    fuelType: values.fuelType && fuelType.format(values.fuelType, i18n),
    vehicleEngine: values.engine && { '@type': 'EngineSpecification', name: values.engine },
    color: values.exteriorColor,
    vehicleInteriorColor: values.interiorColor,
    numberOfPreviousOwners: values.owners,
    offers: offerOf(detail, i18n),
  }
}
