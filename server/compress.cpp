#include "server/compress.h"

#include <brotli/encode.h>
#include <zlib.h>

#include <cstdint>

namespace bastide {
namespace {

// Quality 11 takes seconds on a page of some hundred kilobytes for 3 % less: too long for a start.
constexpr int kBrotliQuality = 9;
constexpr int kGzipWindow = 15 + 16;  // 16 asks zlib for the gzip wrapper

const std::uint8_t* bytes(std::string_view data) {
  return reinterpret_cast<const std::uint8_t*>(data.data());
}

}  // namespace

std::string gzip(std::string_view data) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipWindow, 9, Z_DEFAULT_STRATEGY) !=
      Z_OK) {
    return {};
  }
  std::string out(deflateBound(&stream, data.size()), '\0');
  stream.next_in = const_cast<Bytef*>(bytes(data));  // zlib only reads it
  stream.avail_in = static_cast<uInt>(data.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(result == Z_STREAM_END ? stream.total_out : 0);
  deflateEnd(&stream);
  return out;
}

std::string brotli(std::string_view data) {
  std::size_t size = BrotliEncoderMaxCompressedSize(data.size());
  std::string out(size, '\0');
  const BROTLI_BOOL done =
      BrotliEncoderCompress(kBrotliQuality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, data.size(),
                            bytes(data), &size, reinterpret_cast<std::uint8_t*>(out.data()));
  out.resize(done == BROTLI_TRUE ? size : 0);
  return out;
}

}  // namespace bastide
