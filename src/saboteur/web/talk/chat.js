// Chat, if the host allows it.
import { order } from '../deeds.js';
import { useDraft } from '../drafts.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { table, you } from '../net.js';
import { Sign } from '../table/pictures.js';

export function Chat() {
  const [text, setText] = useDraft(`chat-${table.value?.code}`);
  const host = you.value === table.value?.host;
  const turn = (/** @type {boolean} */ on) => order({ t: 'chat', on });
  const speak = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const words = text.trim();
    if (words && (await order({ t: 'say', text: words }))) setText('');
  };
  if (!table.value?.chat) {
    return html`<p class="small chat-off">${t('talk-chat-off')}</p>
      ${host && html`<button type="button" class="chat-switch" onClick=${() => turn(true)}>${t('talk-chat-turn-on')}</button>`}`;
  }
  if (you.value !== null && table.value.seats[you.value]?.muted) return html`<p class="small chat-off">${t('error-muted')}</p>`;
  return html`<form class="chat-row" onSubmit=${speak}>
    <input aria-label=${t('talk-say')} placeholder=${t('talk-say')} value=${text} maxlength="300" autocomplete="off" enterkeyhint="send"
      onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} />
    <button type="submit" class="button square" aria-label=${t('talk-send')} disabled=${text.trim() === ''}><${Sign} d="M4 12l16-7-5 15-4-6z" /></button>
  </form>
  ${host && html`<button type="button" class="chat-switch" onClick=${() => turn(false)}>${t('talk-chat-turn-off')}</button>`}`;
}
