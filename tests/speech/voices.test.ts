import { expect } from '@open-wc/testing';
import { voiceFor, voicesFor } from '../../src/speech/voices.js';
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

  it('is the chosen one, as long as the browser has it and it speaks the language', () => {
    expect(voiceFor('en', [remote, local, own, german], 'remote')?.name).to.equal('remote');
    expect(voiceFor('en', [remote, local, own, german], 'german')?.name).to.equal('own');
    expect(voiceFor('en', [local], 'gone')?.name).to.equal('local');
  });

  it('is offered with the others, those on the device first', () => {
    const names = voicesFor('en', [remote, fakeVoice('en-GB', 'z'), german, local, own]).map(({ name }) => name);
    expect(names).to.deep.equal(['own', 'local', 'z', 'remote']);
  });
});
