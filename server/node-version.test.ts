import { expect, test } from 'vitest'
import { isFlawedNode } from './node-version.ts'

test.each([
  ['v20.20.2', true],
  ['v22.23.3', true],
  ['v22.23.4', false],
  ['v24.21.0', true],
  ['v24.22.1', false],
  ['v25.9.0', true],
  ['v26.12.0', true],
  ['v26.13.0', false],
  ['v28.0.0', false],
])('whether Node %s lacks a fix: %s', (version, isFlawed) => {
  expect(isFlawedNode(version)).toBe(isFlawed)
})
