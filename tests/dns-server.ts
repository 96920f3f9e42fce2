import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { type Answer, decode, encode } from 'dns-packet'
import { afterAll } from 'vitest'
import { longestWait } from './patience.ts'

/** By name, what a server tells of it. */
type Zone = Record<string, { TXT?: string[]; MX?: string[]; A?: string[]; AAAA?: string[] }>

/**
 * What asks a DNS server on this machine, which knows only this zone, from now to the end of the calling test file.
 * Texts arrive in pieces, as long ones do.
 */
export async function resolverOf(zone: Zone) {
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message)
    const [{ name, type }] = questions as [{ name: string; type: keyof Zone[string] }]
    const found = zone[name.toLowerCase()]
    const answers = (found?.[type] ?? []).map((text) => answerOf(name, type, text))
    const flags = found ? 0 : 3 // NXDOMAIN
    socket.send(encode({ type: 'response', id, flags, questions, answers }), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  afterAll(() => void socket.close())
  const resolver = new Resolver({ timeout: longestWait, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return resolver
}

function answerOf(name: string, type: keyof Zone[string], text: string): Answer {
  if (type === 'TXT') return { name, type, data: text.match(/.{1,20}/g) ?? [] }
  if (type === 'MX') return { name, type, data: { preference: 10, exchange: text } }
  return { name, type, data: text }
}
