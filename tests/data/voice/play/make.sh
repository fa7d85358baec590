#!/bin/sh
# Makes the sounds that tests/e2e/by-voice.e2e.ts plays, with two voices of flite; needs Debian's flite and sox with
# libsox-fmt-all. They are kept, so that the test needs neither.
set -e
cd "$(dirname "$0")"

# say NAME TEXT [VOICE]
say() {
  flite -voice "${3:-slt}" -t "$2" -o said.wav
  sox said.wav -r 16000 -b 16 "$1.wav" norm -3 pad 0.05 0.1
  rm said.wav
}

say c1-b1 "Scribe, charlie one. block bravo one."
say undo "Scribe, undo"
say b2 "bravo two"
say yes "yes"
say d2-d3 "Scribe, delta two to delta three"
say approach "approach"
say e4-d4 "Scribe, echo four to delta four"
say b2-b3-approach "Scribe, bravo two to bravo three. approach"
say e5-d5 "Scribe, echo five to delta five"
say d3-d2-withdraw "Scribe, delta three to delta two. withdraw"
say a5-b5 "Scribe, alpha five to bravo five" rms
say b3-b4-approach "Scribe, bravo three to bravo four. approach"
say c5-b5 "Scribe, charlie five to bravo five"
say b4-b3-withdraw "Scribe, bravo four to bravo three. withdraw"

# A letter that is hard to tell from others, and the word that spells it.
say letter-c2 "Scribe, see two"
say c2 "charlie two"

for file in *.wav; do
  sox "$file" -C 4 "${file%.wav}.ogg"
  rm "$file"
done
