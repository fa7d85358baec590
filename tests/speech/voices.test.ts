import { expect } from '@open-wc/testing';
import { voiceFor } from '../../src/speech/voices.js';
import { fakeVoice } from './fake-synthesis.js';

describe('the voice for a language', () => {
  const remote = fakeVoice('en-US', 'remote', { localService: false, default: true });
  const local = fakeVoice('en_GB', 'local');
  const own = fakeVoice('en-AU', 'own', { default: true });
  const german = fakeVoice('de-DE', 'german');

  it('is one on the device before one of a service, and the own one of the device before others', () => {
    expect(voiceFor('en', [german, remote])?.name).to.equal('remote');
    expect(voiceFor('en', [german, remote, local])?.name).to.equal('local');
    expect(voiceFor('en', [german, remote, local, own])?.name).to.equal('own');
  });

  it('is of the language, whatever the region, or none', () => {
    expect(voiceFor('de-AT', [remote, local, german])?.name).to.equal('german');
    expect(voiceFor('fr', [remote, local, german])).to.be.null;
    expect(voiceFor('en', [])).to.be.null;
  });
});
