import { msg } from '@lingui/core/macro'

export const categories = [
  { value: 'emergency-response', label: msg`Emergency Response` },
  { value: 'motor-vehicle', label: msg`Motor Vehicle` },
  { value: 'business-licenses', label: msg`Business and Licenses` },
  { value: 'permitting-climate', label: msg`Permitting and Climate` },
  { value: 'education-child-care', label: msg`Education and Child Care` },
  { value: 'cultural-affairs', label: msg`Cultural Affairs` },
  { value: 'financial-services', label: msg`Financial Services` },
  { value: 'justice-courts', label: msg`Justice and Courts` },
  { value: 'labor-jobs', label: msg`Labor and Jobs` },
  { value: 'governors-office', label: msg`Governors Office` },
  { value: 'mayors-offices', label: msg`Mayors Offices` },
  { value: 'other-programs', label: msg`Other Programs` },
] as const
