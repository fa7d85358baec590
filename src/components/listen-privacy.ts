import { msg } from '@lit/localize';

/** What is heard, where it goes, and how to stop it, in one paragraph. */
export const privacyText = (): string =>
  [
    msg('The microphone is closed until Talk is pressed.', { id: 'listen.privacy.when' }),
    msg('What is said is worked out on this device, goes nowhere, and is not kept.', { id: 'listen.privacy.where' }),
    msg('Only a service of the browser’s maker, which has to be switched on “For the adult”, hears it elsewhere.', {
      id: 'listen.privacy.service',
    }),
    msg('Talk, “microphone off”, leaving the game or hiding the page closes the microphone.', {
      id: 'listen.privacy.stop',
    }),
  ].join(' ');
