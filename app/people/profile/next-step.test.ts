import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.tsx'

type ProfileState = Parameters<typeof nextStepOf>[0]

const whole: ProfileState = {
  person: { isVerified: false } as ProfileState['person'],
  isComplete: true,
  mayEarn: true,
  verification: { status: null, reason: null, chosen: { idPhoto: false, selfie: false } },
}
const having = (status: ProfileState['verification']['status']): ProfileState => ({
  ...whole,
  verification: { ...whole.verification, status },
})

test('there is one next step, until others have to act', () => {
  expect(nextStepOf({ ...whole, isComplete: false, mayEarn: false })).toBe('complete')
  expect(nextStepOf({ ...whole, mayEarn: false })).toBe('confirm')
  expect(nextStepOf(whole)).toBe('verify')
  expect(nextStepOf(having('draft'))).toBe('verify')
  expect(nextStepOf(having('refused'))).toBe('resubmit')
  expect(nextStepOf(having('pending'))).toBeNull()
  expect(nextStepOf({ ...having('approved'), person: { ...whole.person, isVerified: true } })).toBeNull()
})
