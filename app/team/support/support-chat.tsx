import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAuth } from '../../people/users/auth-context.tsx'
import { forget, keep, kept } from '../../ground/kept/kept.ts'
import { Dialog } from '../../ground/ui/dialog.tsx'
import { ChatLog } from './chat/chat-log.tsx'
import { Composer } from './chat/composer.tsx'
import { LeaveAddress } from './chat/leave-address.tsx'
import { useChat } from './chat/use-chat.ts'

type Props = { siteName: string; open: boolean; onClose: () => void }

const drawer = 'max-sm:mt-auto max-sm:h-[85dvh] max-sm:rounded-t-xl max-sm:starting:translate-y-8'
const sideSheet =
  'sm:max-lg:ml-auto sm:max-lg:h-dvh sm:max-lg:max-h-none sm:max-lg:w-100 sm:max-lg:starting:translate-x-8'
const centre = 'lg:m-auto lg:h-150 lg:max-h-[calc(100dvh-3rem)] lg:w-125 lg:rounded-xl'

/** Loaded when the chat is first opened. Signing in or out changes the chat. */
export default function SupportChat(props: Props) {
  const { viewer } = useAuth()
  return <ChatOf key={viewer?.id ?? 'guest'} owner={viewer?.id ?? null} {...props} />
}

/** What is typed and was not sent stays while the chat is closed, and in this browser. @param owner null: a guest */
function ChatOf({ owner, siteName, open, onClose }: Props & { owner: string | null }) {
  const { t } = useLingui()
  const [openedAt] = useState(() => new Date().toISOString())
  const [text, setText] = useKeptText(owner)
  const { chat, waiting, send, sendAgain, leaveAddress } = useChat({ isOpen: open, owner })
  const greeting = {
    ...({ key: 'greeting', sender: 'staff', at: chat.messages[0]?.at ?? openedAt } as const),
    text: t`Welcome to ${siteName}! How can we help you today?`,
  }
  return (
    <Dialog open={open} onClose={onClose} title={t`Support`} className={`${drawer} ${sideSheet} ${centre}`}>
      <ChatLog greeting={greeting} messages={chat.messages} waiting={waiting} onSendAgain={sendAgain} />
      {owner === null && chat.messages.length > 0 && (
        <LeaveAddress email={chat.email} onLeave={leaveAddress} />
      )}
      <Composer text={text} onText={setText} onSend={send} />
    </Dialog>
  )
}

const typed = 'support text'

function useKeptText(owner: string | null) {
  const [text, setText] = useState(() => kept<string>(owner, typed) ?? '')
  const change = (now: string) => {
    setText(now)
    if (now) keep(owner, typed, now)
    else forget(owner, typed)
  }
  return [text, change] as const
}
