/**
 * Runs before all other scripts. Until they are there it holds each press of a button that needs them, and sends a form
 * with `data-send-changes` as soon as something in it is chosen. What the browser does by itself it leaves alone.
 */
export const holdText = [
  'earlyPresses=new Set',
  'hold=e=>{let b=e.target.closest("button,a[aria-haspopup][href^=\'#\']");if(!b||b.disabled||b.popoverTargetElement||b.form&&b.type=="submit")return;b.dataset.early="";earlyPresses.add(b)}',
  'send=e=>{let i=e.target,f=i.form;if(!i.name||!f||!("sendChanges"in f.dataset)||!/^(radio|checkbox|select-one)$/.test(i.type))return;e.stopImmediatePropagation();isSent=true;f.submit()}',
  'document.addEventListener("click",hold,true)',
  'document.addEventListener("change",send,true)',
].join(';')
